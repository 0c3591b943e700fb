import { useLingui } from '@lingui/react/macro';
import { joinAnswer, limits, showsAsDropdown, type SurveyQuestion } from '@passerelle/shared/contract';
import { CheckboxGroupField, RadioField, SelectField, TextAreaField } from '@passerelle/shared/forms';
import type { ReactNode } from 'react';

import { oneChosen, severalChosen, wordsTyped } from './answer-values';

/** Where a question's answers stand in the form. */
export const fieldOf = ({ id }: Pick<SurveyQuestion, 'id'>): string => `surveyResponses.${id}`;

/** One question, asked in the way that its type and the number of its answers call for. */
export function QuestionField({ question }: { question: SurveyQuestion }): ReactNode {
  const { t } = useLingui();
  const { label, type, answers } = question;
  const settings = { name: fieldOf(question), label };
  const options = answers.map((answer) => ({ value: joinAnswer(answer), label: answer.label }));
  switch (type) {
    case 'text':
      return <TextAreaField {...settings} {...wordsTyped} maxLength={limits.longTextLength} />;
    case 'multiValue':
      return <CheckboxGroupField {...settings} {...severalChosen} options={options} />;
    case 'list':
      return showsAsDropdown(answers) ? (
        <SelectField {...settings} {...oneChosen} options={options} />
      ) : (
        <RadioField {...settings} {...oneChosen} options={options} />
      );
    case 'boolean': {
      const yes = { label: t`Oui`, values: ['true'] };
      const no = { label: t`Non`, values: ['false'] };
      const yesOrNo = [yes, no].map((answer) => ({ value: joinAnswer(answer), label: answer.label }));
      return <RadioField {...settings} {...oneChosen} row options={options.length > 0 ? options : yesOrNo} />;
    }
  }
}
