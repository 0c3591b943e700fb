import type { SubTask } from '@passerelle/shared/contract';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { GivenAnswer } from './given-answer';

/** Each question as it was asked, with what was answered. */
export const AnswerList = ({ step: { surveys, userSubTask } }: { step: SubTask }): ReactNode => (
  <DescriptionList nameWidth={260}>
    {surveys
      .flatMap(({ questions }) => questions)
      .map((question) => (
        <Described key={question.id} name={question.label}>
          <GivenAnswer question={question} answers={userSubTask.surveyResponses?.[question.id] ?? []} />
        </Described>
      ))}
  </DescriptionList>
);
