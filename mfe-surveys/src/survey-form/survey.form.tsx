import { Trans, useLingui } from '@lingui/react/macro';
import { surveyDraftKey, type SubTask } from '@passerelle/shared/contract';
import { Form, SubmitButton, VisibleToCompanion } from '@passerelle/shared/forms';
import type { SlotProps } from '@passerelle/shared/remotes';
import { Box, useBreakpointUp, useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ConsentField } from './consent-field';
import { AnsweredSoFar } from './progress/answered-so-far';
import { clearOfFoot } from './progress/clear-of-foot';
import { LongProgress } from './progress/long-progress';
import { fittingAnswers } from './questions/fitting-answers';
import { neededOf, questionsOf } from './questions/questions-of';
import { SurveyQuestions } from './questions/survey-questions';
import { sendAnswers } from './survey-form.resource';
import { useAnswersCheck } from './use-answers-check';
import { useFailureText } from './use-failure-text';
import { useMissingText } from './use-missing-text';

const unanswered = { surveyResponses: {} };
/** More questions than that are lost sight of. */
const LONG = 10;

type Props = SlotProps['survey.form'] & { step: SubTask };

/**
 * The questions of a step, an agreement unless it only confirms something, and who will read the answers. What is typed
 * is kept until it is sent, and gone on with on another device.
 */
export function SurveyForm({ taskId, subTaskId, onSaved, step }: Props): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const isPhone = !useBreakpointUp('md');
  const kind = step.surveySubType;
  const questions = questionsOf(step);
  const needed = neededOf(step);
  const isLong = questions.length > LONG;
  return (
    <Form
      schema="survey"
      initialValues={unanswered}
      check={useAnswersCheck(step)}
      draft={surveyDraftKey(subTaskId)}
      resumable
      intro={needed === questions.length && needed > 1}
      failureText={useFailureText()}
      onSubmit={async ({ surveyResponses }) => {
        await sendAnswers({ taskId, subTaskId }, step, fittingAnswers(kind, questions, surveyResponses));
        toast(t`Réponses enregistrées`);
        onSaved();
      }}
    >
      {step.surveys.map((survey) => (
        <SurveyQuestions
          key={survey.id}
          kind={kind}
          survey={survey}
          isNamed={survey.title !== step.title && step.title !== null}
        />
      ))}
      {!isLong && <AnsweredSoFar step={step} />}
      {kind !== 'validation' && (
        <Box sx={clearOfFoot}>
          <ConsentField />
        </Box>
      )}
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: '14px', ...clearOfFoot }}>
        <VisibleToCompanion />
        <SubmitButton waits fullWidth={isPhone} missingText={useMissingText()}>
          <Trans>Envoyer mes réponses</Trans>
        </SubmitButton>
      </Box>
      {isLong && <LongProgress step={step} />}
    </Form>
  );
}
