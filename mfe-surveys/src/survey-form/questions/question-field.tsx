import { useLingui } from '@lingui/react/macro';
import {
  intelligenceOf,
  joinAnswer,
  limits,
  showsAsDropdown,
  type SurveyQuestion,
  type SurveySubType,
} from '@passerelle/shared/contract';
import { RadioField, SelectField, TextAreaField } from '@passerelle/shared/forms';
import type { ReactNode } from 'react';

import { oneChosen, rated, severalChosen, wordsTyped } from './answer-values';
import { fieldOf } from './field-of';
import { RatingField } from './rating-field';
import { CheckboxGroupField } from './checkbox-group-field';

interface Props {
  kind: SurveySubType | null;
  question: SurveyQuestion;
}

/** One question, asked in the way that its survey, its type and the number of its answers call for. */
export function QuestionField({ kind, question }: Props): ReactNode {
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
