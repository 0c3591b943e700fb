import { useLingui } from '@lingui/react/macro';
import type { QuestionType, SurveySubType } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { CheckboxField, PlainSelect, TextAreaField } from '@passerelle/shared/forms';
import { Box } from '@passerelle/shared/ui';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { textOf } from '../common/draft-values';
import type { EntryFieldsProps } from '../common/entry-card';
import { KeyField } from '../common/key-field';
import { useRules } from '../common/use-rules';
import { AnswerList } from './answer-list';
import { questionTypeOf } from './questions';
import { questionTypeLabels } from './survey-labels';
import { scoringOf } from './survey-types';
import { YesNoWords } from './yes-no-words';

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
  const { filled } = useRules();
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
