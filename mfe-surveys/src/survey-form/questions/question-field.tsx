import { useLingui } from '@lingui/react/macro';
import {
  intelligenceOf,
  joinAnswer,
  limits,
  showsAsDropdown,
  type Survey,
  type SurveyQuestion,
  type SurveySubType,
} from '@passerelle/shared/contract';
import { RadioField, SelectField, TextAreaField } from '@passerelle/shared/forms';
import { Box, RichText, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { scrollMargins } from '../progress';
import { oneChosen, rated, severalChosen, wordsTyped } from './answer-values';
import { CheckboxGroupField } from './checkbox-group-field';
import { RatingField } from './rating-field';
import { fieldOf } from './step-questions';

interface Props {
  kind: SurveySubType | null;
  question: SurveyQuestion;
}

/** The control of one question, chosen by the kind of survey, the type and the number of answers. */
function QuestionField({ kind, question }: Props): ReactNode {
  const { t } = useLingui();
  const { label, type, answers } = question;
  const settings = { name: fieldOf(question), label };
  const intelligence = kind === 'intelligence' ? intelligenceOf(question) : undefined;
  if (intelligence) return <RatingField {...settings} {...rated(intelligence)} />;
  const yesOrNo = [
    { label: t`Oui`, values: ['true'] },
    { label: t`Non`, values: ['false'] },
  ];
  const offered = type === 'boolean' && answers.length === 0 ? yesOrNo : answers;
  const options = offered.map((answer) => ({ value: joinAnswer(answer), label: answer.label }));
  switch (type) {
    case 'text':
      return <TextAreaField {...settings} {...wordsTyped} maxLength={limits.longTextLength} />;
    case 'multiValue':
      return <CheckboxGroupField {...settings} {...severalChosen(offered)} options={options} />;
    case 'list':
      return showsAsDropdown(answers) ? (
        <SelectField {...settings} {...oneChosen(offered)} options={options} />
      ) : (
        <RadioField {...settings} {...oneChosen(offered)} options={options} />
      );
    case 'boolean':
      return <RadioField {...settings} {...oneChosen(offered)} row options={options} />;
  }
}

interface SurveyProps {
  kind: SurveySubType | null;
  survey: Survey;
  /** Shows the title; false where the step already has the same title. */
  isNamed: boolean;
}

export function SurveyQuestions({ kind, survey: { title, description, questions }, isNamed }: SurveyProps): ReactNode {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: kind === 'intelligence' ? '28px' : '20px',
        ...scrollMargins,
      }}
    >
      {(isNamed || description) && (
        <div>
          {isNamed && (
            <Typography component="h4" variant="h4" sx={{ mb: '4px' }}>
              {title}
            </Typography>
          )}
          {description && <RichText html={description} sx={{ color: 'text.secondary' }} />}
        </div>
      )}
      {questions.map((question) => (
        <QuestionField key={question.id} kind={kind} question={question} />
      ))}
    </Box>
  );
}
