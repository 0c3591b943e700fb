import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { ItemFile, Locale } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { joinFaqText, splitFaqText } from '@passerelle/shared/contract/rules/content/faq-text';
import { LiveForm, useFieldValue, useLiveChange } from '@passerelle/shared/forms';
import { Box, Button, Card, Section } from '@passerelle/shared/ui';
import { ConfirmDialog, useFocusFallback } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import { EditText } from '../../fields/edit-fields';
import { textAttributes } from '../../fields/text-attributes';
import { SayArea } from '../common/drag-area';
import { textOf } from '../common/draft-values';
import { freeKey, keyFrom } from '../common/item-key';
import { moved, without } from '../common/list-moves';
import { fileIn, inTranslations, sourceOf, withFile } from '../common/source-values';
import { useFocusAdded } from '../common/use-focus-added';
import { useRowIds } from '../common/use-row-ids';
import { useFieldValidators } from '../common/use-field-validators';
import type { EditorProps } from '../editor-props';
import { QuestionCard } from './question-card';

interface FaqQuestion {
  key: string;
  title: string;
  answer: string;
}

interface Values {
  title: string;
  position: string;
  questions: FaqQuestion[];
}

const positionIn = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value));

/** A position that is no whole number is kept as it was typed: publishing names it. */
const positionOf = (typed: string): unknown => (/^\d+$/.test(typed) ? Number(typed) : typed || undefined);

const keyOf = ({ key, title }: FaqQuestion, others: readonly FaqQuestion[]): string =>
  key ||
  freeKey(
    keyFrom(title) || 'question',
    others.map((other) => other.key),
  );

/** The questions that are saved: empty ones are left out, and one without a key gets it from its title. */
const written = (questions: readonly FaqQuestion[]): FaqQuestion[] =>
  questions
    .filter(({ key, title, answer }) => `${key}${title}${answer}`.trim() !== '')
    .map((question, index, all) => ({ ...question, key: keyOf(question, without(all, index)) }));

/** True if a question has texts, which its removal would lose. */
const hasTexts = (question: FaqQuestion | undefined): boolean =>
  question !== undefined && `${question.title}${question.answer}`.trim() !== '';

/** Leaves out the questions of a translation that the source no longer has: publishing would refuse them. */
function withoutRemoved(file: ItemFile, source: readonly FaqQuestion[]): ItemFile {
  const { text = '', ...others } = file;
  const { questions } = splitFaqText(text);
  const kept = questions.filter(({ key }) => source.some((one) => one.key === key));
  if (kept.length === questions.length) return file;
  return { ...others, ...(kept.length > 0 && { text: joinFaqText(kept) }) };
}

/** A section of frequent questions. */
export function FaqEditor({ item, files, readOnly, onChange }: EditorProps): ReactNode {
  const { t } = useLingui();
  const language = sourceOf(item);
  // The form keeps its own values, since the saved text lacks the questions that are still empty.
  const [first] = useState<Values>(() => {
    const { fields, text = '' } = fileIn(files, language);
    const { questions } = splitFaqText(text);
    return {
      title: textOf(fields['title']),
      position: positionIn(fields['position']),
      questions: questions.map(({ key, title, answer }) => ({ key, title, answer: answer.trim() })),
    };
  });
  const { whole } = useFieldValidators();
  const isInRange = whole({ from: 1, to: limits.faqSections });
  const report = ({ title, position, questions }: Values): void => {
    const saved = written(questions);
    const all = inTranslations(files, (file) => withoutRemoved(file, saved));
    const fields = { title, position: positionOf(position) };
    onChange(withFile(all, language, { fields, text: joinFaqText(saved) }));
  };
  return (
    <LiveForm values={first} onChange={report}>
      <Box sx={{ display: 'grid', gap: '20px' }}>
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
            rule={(value) => isInRange(positionOf(textOf(value)))}
          />
        </Card>
        <Section title={<Trans>Questions</Trans>}>
          <SayArea>
            <QuestionCards language={language} readOnly={readOnly} />
          </SayArea>
        </Section>
      </Box>
    </LiveForm>
  );
}

function QuestionCards({ language, readOnly }: { language: Locale; readOnly: boolean }): ReactNode {
  const questions = useFieldValue('questions') as FaqQuestion[];
  const change = useLiveChange<Values>();
  const rows = useRowIds(questions.length);
  const area = useFocusFallback<HTMLDivElement>();
  const focusAdded = useFocusAdded();
  const [removal, setRemoval] = useState({ index: 0, isOpen: false });
  const removedNumber = removal.index + 1;
  const close = (): void => setRemoval((before) => ({ ...before, isOpen: false }));
  const put = (update: (all: FaqQuestion[]) => FaqQuestion[]): void =>
    change((values) => ({ ...values, questions: update(values.questions) }));
  /** The key names the question in translations and in links: it is made once. */
  const nameOnce = (index: number): void =>
    put((all) =>
      all.map((one, at) =>
        at === index && one.title.trim() !== '' ? { ...one, key: keyOf(one, without(all, at)) } : one,
      ),
    );
  const remove = (index: number): void => {
    put((all) => without(all, index));
    rows.remove(index);
  };
  return (
    <>
      <Box {...area} sx={{ outline: 'none' }}>
        {rows.ids.map((rowId, index) => (
          <QuestionCard
            key={rowId}
            place={{ index, count: questions.length }}
            questionKey={questions[index]?.key ?? ''}
            language={language}
            readOnly={readOnly}
            onTitled={() => nameOnce(index)}
            onMove={(to) => {
              put((all) => moved(all, index, to));
              rows.move(index, to);
            }}
            onRemove={() => {
              if (hasTexts(questions[index])) setRemoval({ index, isOpen: true });
              else remove(index);
            }}
          />
        ))}
        {!readOnly && (
          <Button
            variant="neutral"
            startIcon={<AddRounded />}
            onClick={() => {
              focusAdded(`questions.${questions.length}.title`);
              put((all) => [...all, { key: '', title: '', answer: '' }]);
              rows.insert(questions.length);
            }}
          >
            <Trans>Ajouter une question</Trans>
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={removal.isOpen}
        danger
        title={<Trans>Retirer la question {removedNumber} ?</Trans>}
        confirmLabel={<Trans>Retirer la question</Trans>}
        onConfirm={() => {
          close();
          remove(removal.index);
        }}
        onClose={close}
      >
        <Trans>Elle est retirée avec sa réponse, dans toutes les langues.</Trans>
      </ConfirmDialog>
    </>
  );
}
