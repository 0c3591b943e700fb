import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import { limits } from '@passerelle/shared/contract/limits';
import { joinFaqText, splitFaqText } from '@passerelle/shared/contract/rules/content/faq-text';
import { Button, Card, Section } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { FieldArray } from 'react-final-form-arrays';

import { EditForm } from '../../fields/edit-form';
import { EditText } from '../../fields/edit-fields';
import { slugOf } from '../../fields/slug';
import { fileIn, sourceLanguage, textIn, withFile } from '../../fields/source-file';
import { textAttributes } from '../../fields/text-attributes';
import type { EditorProps } from '../editor-props';
import { QuestionCard } from './question-card';

export interface FaqQuestion {
  key: string;
  title: string;
  answer: string;
}

interface Values {
  title: string;
  position: string;
  questions: FaqQuestion[];
}

const positionIn = (value: unknown): string => (typeof value === 'number' ? String(value) : textIn(value));

/** A position that is no whole number is kept as it was typed: publishing names it. */
const positionOf = (typed: string): unknown => (/^\d+$/.test(typed) ? Number(typed) : typed || undefined);

/** Without those that are still empty; a question that has no key yet is known by its title. */
const written = (questions: readonly FaqQuestion[]): FaqQuestion[] =>
  questions
    .filter(({ key, title, answer }) => `${key}${title}${answer}`.trim() !== '')
    .map((question, index, all) => {
      const others = all.flatMap(({ key }, at) => (at === index ? [] : key));
      return { ...question, key: question.key || slugOf(question.title, others) };
    });

/** A section of frequent questions. */
export function FaqEditor({ item, files, readOnly, onChange }: EditorProps): ReactNode {
  const { t } = useLingui();
  const language = sourceLanguage(item);
  const { fields, text = '' } = fileIn(files, language);
  const questions = splitFaqText(text).questions.map(({ key, title, answer }) => ({
    key,
    title,
    answer: answer.trim(),
  }));
  const report = (values: Values): void =>
    onChange(
      withFile(files, language, {
        fields: { title: values.title, position: positionOf(values.position) },
        text: joinFaqText(written(values.questions)),
      }),
    );
  return (
    <EditForm<Values>
      values={{ title: textIn(fields['title']), position: positionIn(fields['position']), questions }}
      onChange={report}
    >
      <Card sx={{ display: 'grid', gap: '20px' }}>
        <EditText
          name="title"
          label={t`Titre de la rubrique`}
          maxLength={limits.titleLength}
          readOnly={readOnly}
          {...textAttributes(language)}
        />
        <EditText
          name="position"
          type="number"
          label={t`Place dans la page`}
          help={t`1 pour la première rubrique.`}
          readOnly={readOnly}
        />
      </Card>
      <Section title={<Trans>Questions</Trans>}>
        <FieldArray name="questions">
          {({ fields: list }) => (
            <>
              {list.map((name, index) => (
                <QuestionCard
                  key={name}
                  name={name}
                  place={{ index, count: list.length }}
                  keys={(list.value as FaqQuestion[]).map(({ key }) => key)}
                  language={language}
                  readOnly={readOnly}
                  onMove={(to) => list.move(index, to)}
                  onRemove={() => list.remove(index)}
                />
              ))}
              {!readOnly && (
                <Button
                  variant="neutral"
                  startIcon={<AddRounded />}
                  onClick={() => list.push({ key: '', title: '', answer: '' })}
                >
                  <Trans>Ajouter une question</Trans>
                </Button>
              )}
            </>
          )}
        </FieldArray>
      </Section>
    </EditForm>
  );
}
