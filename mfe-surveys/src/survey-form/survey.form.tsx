import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import type { SubTask } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import type { SlotProps } from '@passerelle/shared/remotes';
import { Box, useFrom, useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { AnsweredSoFar } from './answered-so-far';
import { ConsentField } from './consent-field';
import { sendAnswers } from './survey-form.resource';
import { SurveyQuestions } from './survey-questions';
import { neededOf, useAnswersCheck } from './use-answers-check';
import { VisibleTo } from './visible-to';

const unanswered = { surveyResponses: {} };

type Props = SlotProps['survey.form'] & { step: SubTask };

/** The questions of a step, an agreement, and who will read the answers. What is typed is kept until it is sent. */
export function SurveyForm({ taskId, subTaskId, onSaved, step }: Props): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const isPhone = !useFrom('md');
  const questions = step.surveys.flatMap((survey) => survey.questions);
  const requiredCount = step.validation?.requiredCount ?? null;
  const needed = neededOf(questions, requiredCount);
  const check = useAnswersCheck(questions, requiredCount);
  return (
    <Form
      schema="survey"
      initialValues={unanswered}
      check={check}
      draft={`survey.${subTaskId}`}
      intro={needed === questions.length && needed > 1}
      failureText={(error) =>
        error instanceof ApiError && error.fields.surveyResponses
          ? t`Il manque des réponses. Répondez à d’autres questions, puis envoyez.`
          : undefined
      }
      onSubmit={async (body) => {
        await sendAnswers({ taskId, subTaskId }, body);
        toast(t`Réponses enregistrées`);
        onSaved();
      }}
    >
      {step.surveys.map((survey) => (
        <SurveyQuestions key={survey.id} survey={survey} isNamed={survey.title !== step.title && step.title !== null} />
      ))}
      <AnsweredSoFar questions={questions} needed={needed} />
      <ConsentField />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '14px' }}>
        <VisibleTo />
        <SubmitButton waits fullWidth={isPhone}>
          <Trans>Envoyer mes réponses</Trans>
        </SubmitButton>
      </Box>
    </Form>
  );
}
