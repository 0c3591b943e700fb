import { useLingui } from '@lingui/react/macro';
import {
  intelligenceOf,
  joinAnswer,
  limits,
  type QuestionType,
  showsAsDropdown,
  type Survey,
  type SurveyAnswer,
  type SurveyQuestion,
  type SurveySubType,
} from '@passerelle/shared/contract';
import { type FieldSettings, type Option, RadioField, SelectField, TextAreaField } from '@passerelle/shared/forms';
import { Box, RichText, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { scrollMargins, SectionProgress } from '../progress';
import { oneChosen, rated, severalChosen, wordsTyped } from './answer-values';
import { CheckboxGroupField } from './checkbox-group-field';
import { RatingField } from './rating-field';
import { fieldOf } from './step-questions';

interface Props {
  kind: SurveySubType | null;
  question: SurveyQuestion;
  isFree: boolean;
}

/** The control of one question, chosen by the kind of survey, the type and the number of answers. */
function QuestionField({ kind, question, isFree }: Props): ReactNode {
  const { label, type, answers } = question;
  const settings = { name: fieldOf(question), label, free: isFree };
  const intelligence = kind === 'intelligence' ? intelligenceOf(question) : undefined;
  if (intelligence) return <RatingField {...settings} {...rated(intelligence)} />;
  const TypedField = fields[type];
  return <TypedField settings={settings} answers={answers} />;
}

interface TypedFieldProps {
  settings: FieldSettings;
  /** Those offered. */
  answers: readonly SurveyAnswer[];
}

const optionsOf = (answers: readonly SurveyAnswer[]): Option[] =>
  answers.map((answer) => ({ value: joinAnswer(answer), label: answer.label }));

const fields: Record<QuestionType, (props: TypedFieldProps) => ReactNode> = {
  boolean: YesOrNoField,
  list: ({ settings, answers }) => {
    const ListField = showsAsDropdown(answers) ? SelectField : RadioField;
    return <ListField {...settings} {...oneChosen(answers)} options={optionsOf(answers)} />;
  },
  multiValue: ({ settings, answers }) => (
    <CheckboxGroupField {...settings} {...severalChosen(answers)} options={optionsOf(answers)} />
  ),
  text: ({ settings }) => <TextAreaField {...settings} {...wordsTyped} maxLength={limits.longTextLength} />,
};

/** Offers « Oui » and « Non » where the question has no answers of its own. */
function YesOrNoField({ settings, answers }: TypedFieldProps): ReactNode {
  const { t } = useLingui();
  const yesOrNo = [
    { label: t`Oui`, values: ['true'] },
    { label: t`Non`, values: ['false'] },
  ];
  const offered = answers.length === 0 ? yesOrNo : answers;
  return <RadioField {...settings} {...oneChosen(offered)} row options={optionsOf(offered)} />;
}

interface SurveyProps {
  kind: SurveySubType | null;
  survey: Survey;
  /** One of several: with its title, and how far one is in it. A single one is named by its step. */
  isSection: boolean;
  /** None of its questions is required by itself. */
  isFree: boolean;
}

export function SurveyQuestions({
  kind,
  survey: { title, description, questions },
  isSection,
  isFree,
}: SurveyProps): ReactNode {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: kind === 'intelligence' ? '28px' : '20px',
        ...scrollMargins,
      }}
    >
      {(isSection || description) && (
        <div>
          {isSection && (
            <>
              <Typography component="h4" variant="h4" sx={{ mb: '4px' }}>
                {title}
              </Typography>
              <SectionProgress kind={kind} questions={questions} />
            </>
          )}
          {description && <RichText html={description} sx={{ color: 'text.secondary' }} />}
        </div>
      )}
      {questions.map((question) => (
        <QuestionField key={question.id} kind={kind} question={question} isFree={isFree} />
      ))}
    </Box>
  );
}
