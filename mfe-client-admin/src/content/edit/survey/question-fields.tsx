import { useLingui } from '@lingui/react/macro';
import type { QuestionType, SurveySubType } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { CheckboxField, FieldGrid, PlainSelect, TextAreaField, TextField } from '@passerelle/shared/forms';
import { Box } from '@passerelle/shared/ui';
import { Checkbox, FormControlLabel } from '@passerelle/shared/ui/mui/choices';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { type Entry, textOf } from '../common/draft-values';
import { useSourceChange } from '../common/editor-form';
import type { EntryFieldsProps } from '../common/entry-card';
import { KeyField } from '../common/key-field';
import { useFieldValidators } from '../common/use-field-validators';
import { AnswerList } from './answer-list';
import { addAnswer, answersOf, removeAnswer, valuesOfAnswer } from './answers';
import { questionTypeOf } from './questions';
import { questionTypeLabels } from './survey-labels';
import { scoringOf } from './survey-types';

interface YesNoWordsProps {
  question: number;
  entry: Entry;
}

/** Other words for the two answers of a question. */
function YesNoWords({ question, entry }: YesNoWordsProps): ReactNode {
  const { t } = useLingui();
  const { filled } = useFieldValidators();
  const change = useSourceChange();
  const answers = answersOf(entry);
  const [yes, no] = [t`Oui`, t`Non`];
  return (
    <div>
      <FormControlLabel
        label={t`Écrire d’autres mots que « Oui » et « Non »`}
        control={
          <Checkbox
            checked={answers.length > 0}
            onChange={({ target }) =>
              change((values) =>
                target.checked
                  ? addAnswer(addAnswer(values, question, { values: ['true'], label: yes }), question, {
                      values: ['false'],
                      label: no,
                    })
                  : answers.reduce((rest) => removeAnswer(rest, question, 0), values),
              )
            }
          />
        }
      />
      {answers.length > 0 && (
        <FieldGrid>
          {answers.map((answer, index) => {
            const value = valuesOfAnswer(answer).join();
            return (
              <TextField
                key={value}
                name={`fields.questions.${question}.answers.${index}.label`}
                label={value === 'true' ? t`Mots pour « Oui »` : t`Mots pour « Non »`}
                autoComplete="off"
                maxLength={limits.titleLength}
                rule={filled}
              />
            );
          })}
        </FieldGrid>
      )}
    </div>
  );
}

interface Props extends EntryFieldsProps {
  surveyType: SurveySubType;
  isKeyFixed: boolean;
  onType: (type: QuestionType) => void;
}

const TOLD = 'hrRepresentative';
const isTold = (tells: unknown): boolean => tells === TOLD;
const tell = (isOn: boolean): string | undefined => (isOn ? TOLD : undefined);

export function QuestionFields(props: Props): ReactNode {
  const { index, entry: question, surveyType, keys, isKeyFixed, onType, onRename, onTitled } = props;
  const { t } = useLingui();
  const { filled } = useFieldValidators();
  const types = useLabelOptions(questionTypeLabels);
  const at = `fields.questions.${index}`;
  const type = questionTypeOf(question);
  const key = textOf(question['key']);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', p: '8px 16px 16px' }}>
      <Box onBlur={onTitled}>
        <TextAreaField
          name={`${at}.label`}
          label={t`Énoncé de la question`}
          rows={2}
          maxLength={limits.longTextLength}
          rule={filled}
        />
      </Box>
      {!scoringOf(surveyType) && (
        <PlainSelect label={t`Type de question`} value={type} options={types} onChange={onType} />
      )}
      {(type === 'list' || type === 'multiValue') && (
        <AnswerList question={index} entry={question} surveyType={surveyType} />
      )}
      {type === 'boolean' && (
        <>
          <CheckboxField
            name={`${at}.tells`}
            label={t`Un oui est signalé au référent RH`}
            help={t`Le référent reçoit le nom du participant et ce souhait, sans ses autres réponses.`}
            optional
            format={isTold}
            parse={tell}
          />
          <YesNoWords question={index} entry={question} />
        </>
      )}
      <KeyField value={key} taken={keys.filter((one) => one !== key)} isFixed={isKeyFixed} onRename={onRename} />
    </Box>
  );
}
