import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import type { SubTask } from '@passerelle/shared/contract';
import { openQuestions, surveyDraftKey } from '@passerelle/shared/contract/rules/programs/survey-answers';
import { CheckboxField, Form, SubmitButton, useFocusField, useFormField } from '@passerelle/shared/forms';
import type { SlotProps } from '@passerelle/shared/remotes';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, fullName, Link, Typography, useBreakpointUp, useToast } from '@passerelle/shared/ui';
import { FieldFault } from '@passerelle/shared/ui/inputs';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { OnlyYours, toldQuestionOf } from '../components/only-yours';
import { AnsweredSoFar, LongProgress, scrollMargins, useGivenAnswers, useMissingAnswers } from './questions/progress';
import { SurveyQuestions } from './questions/question-field';
import { ANSWERS, fieldOf, fittingAnswers, neededOf, questionsOf } from './questions/step-questions';
import { sendAnswers } from './survey-form.mutations';
import { useAnswersCheck, useMissingText } from './use-answers-check';

/** For a survey with a minimum of answers: number given, number missing, and a button to an open question. */
function AnswersNeeded({ step }: { step: SubTask }): ReactNode {
  const { t } = useLingui();
  const field = useFormField({ name: ANSWERS, label: t`Vos réponses` }, 'choice');
  const focusField = useFocusField();
  const given = useGivenAnswers(step);
  const questions = questionsOf(step);
  const open = openQuestions(questions, given);
  const [answered, needed] = [questions.length - open.length, neededOf(step)];
  const [next] = open;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 14px', typography: 'body2' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <Plural
          value={answered}
          one={`# réponse sur ${needed} au moins.`}
          other={`# réponses sur ${needed} au moins.`}
        />
      </Box>
      {answered < needed && next && (
        <Button
          id={field.id}
          variant="text"
          size="small"
          aria-describedby={field.fault ? field.faultId : undefined}
          onClick={() => focusField(fieldOf(next))}
        >
          {answered === 0 ? (
            <Trans>Aller à la première question</Trans>
          ) : (
            <Trans>Aller à la prochaine sans réponse</Trans>
          )}
        </Button>
      )}
      <Box sx={{ flexBasis: '100%' }}>
        <FieldFault id={field.faultId} fault={field.fault} />
      </Box>
    </Box>
  );
}

const unanswered = { surveyResponses: {} };
/** A longer questionnaire gets the sticky progress. */
const LONG = 10;

type Props = SlotProps['survey.form'] & { step: SubTask };

/**
 * The questions of a step, the consent (except for `validation`), and who will read the answers. The draft can be resumed
 * on another device.
 */
export function SurveyForm({ taskId, subTaskId, onSaved, step }: Props): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
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
      <ChoiceOfQuestions step={step} />
      {step.surveys.map((survey) => (
        <SurveyQuestions
          key={survey.id}
          kind={kind}
          survey={survey}
          isSection={step.surveys.length > 1}
          isFree={needed < questions.length}
        />
      ))}
      {needed < questions.length ? <AnswersNeeded step={step} /> : !isLong && <AnsweredSoFar step={step} />}
      {kind !== 'validation' && (
        <Box sx={scrollMargins}>
          <ConsentField step={step} />
        </Box>
      )}
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: '14px', ...scrollMargins }}>
        <OnlyYours step={step} />
        <SendAnswers step={step} />
      </Box>
      {isLong && <LongProgress step={step} />}
    </Form>
  );
}

/** Note above the questions: the minimum number of answers, if not all are required. */
function ChoiceOfQuestions({ step }: { step: SubTask }): ReactNode {
  const [needed, total] = [neededOf(step), questionsOf(step).length];
  if (needed === total) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Trans>
        Répondez à au moins <Plural value={needed} one="# question" other="# questions" /> sur {total}, au choix.
      </Trans>
    </Typography>
  );
}

function SendAnswers({ step }: { step: SubTask }): ReactNode {
  const isPhone = !useBreakpointUp('md');
  const missingText = useMissingText(useMissingAnswers(step));
  return (
    <SubmitButton waits quiet fullWidth={isPhone} missingText={missingText}>
      <Trans>Envoyer mes réponses</Trans>
    </SubmitButton>
  );
}

/** Answers are personal data, sent with consent only. The server stores when it was given. */
function ConsentField({ step }: { step: SubTask }): ReactNode {
  const { t } = useLingui();
  const told = toldQuestionOf(step)?.tells;
  const name = told && fullName(told);
  return (
    <CheckboxField name="consent" label={t`Votre accord`} unsent>
      {name ? (
        <Trans>
          J’accepte que mes réponses soient conservées pour m’accompagner et, si je souhaite un échange, que {name} le
          sache, comme l’explique la{' '}
          <Link component={RouteLink} to={routeTo('privacyPolicy')} target="_blank">
            politique de confidentialité
          </Link>{' '}
          (nouvel onglet).
        </Trans>
      ) : (
        <Trans>
          J’accepte que mes réponses soient conservées pour m’accompagner, comme l’explique la{' '}
          <Link component={RouteLink} to={routeTo('privacyPolicy')} target="_blank">
            politique de confidentialité
          </Link>{' '}
          (nouvel onglet).
        </Trans>
      )}
    </CheckboxField>
  );
}

/** The message for a refusal that no single field can show. */
function useFailureText(): (error: unknown) => string | undefined {
  const { t } = useLingui();
  return (error) => {
    if (!(error instanceof ApiError)) return undefined;
    const { surveyResponses, token } = error.fields;
    if (surveyResponses) return t`Il manque des réponses. Répondez à d’autres questions, puis envoyez.`;
    if (token === 'notAllowed') return error.message;
    if (token)
      return t`Cette étape a changé entre-temps et vient d’être rechargée. Vos réponses sont toujours là : envoyez-les à nouveau.`;
    return undefined;
  };
}
