import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SubTask, Survey, SurveyResponses, SurveySubType } from '@passerelle/shared/contract';
import {
  answeredCount,
  missingAnswers,
  openQuestions,
} from '@passerelle/shared/contract/rules/programs/survey-answers';
import { useFocusField, useFormValues } from '@passerelle/shared/forms';
import { Box, Button, shortWindow, Typography } from '@passerelle/shared/ui';
import { Progress } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { fieldOf, fittingAnswers, questionsOf, requiredCountOf } from './step-questions';

const foot = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 16px',
  py: '10px',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  typography: 'body2',
  [shortWindow]: { position: 'static' },
} as const;

/** The sticky progress of a long questionnaire, with a button to the next open question. */
export function LongProgress({ step }: { step: SubTask }): ReactNode {
  const { t } = useLingui();
  const focusField = useFocusField();
  const questions = questionsOf(step);
  const given = useGivenAnswers(step);
  const answered = answeredCount(questions, given);
  const total = questions.length;
  const [next] = openQuestions(questions, given);
  return (
    <Box data-print="no" sx={foot}>
      <Box sx={{ flex: '1 1 180px', maxWidth: 340 }}>
        <Box sx={{ mb: '6px' }}>
          <Plural value={answered} one={`# réponse sur ${total}`} other={`# réponses sur ${total}`} />
        </Box>
        <Progress share={answered / total} label={t`Réponses données`} />
      </Box>
      {next && (
        <Button variant="text" size="small" onClick={() => focusField(fieldOf(next))}>
          {answered === 0 ? (
            <Trans>Aller à la première question</Trans>
          ) : (
            <Trans>Aller à la prochaine sans réponse</Trans>
          )}
        </Button>
      )}
    </Box>
  );
}

/** The number of answers given, where all are needed. */
export function AnsweredSoFar({ step }: { step: SubTask }): ReactNode {
  const questions = questionsOf(step);
  const answered = answeredCount(questions, useGivenAnswers(step));
  const total = questions.length;
  if (total === 1) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Plural value={answered} one={`# réponse sur ${total}.`} other={`# réponses sur ${total}.`} />
    </Typography>
  );
}

/** Progress through one of several surveys of a step. */
export function SectionProgress({
  kind,
  questions,
}: Pick<Survey, 'questions'> & { kind: SurveySubType | null }): ReactNode {
  const { surveyResponses = {} } = useFormValues('survey');
  const answered = answeredCount(questions, fittingAnswers(kind, questions, surveyResponses));
  const total = questions.length;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Plural value={answered} one={`# réponse sur ${total}`} other={`# réponses sur ${total}`} />
    </Typography>
  );
}

/** Number of answers that the form still needs. */
export const useMissingAnswers = (step: SubTask): number =>
  missingAnswers(step.surveySubType, questionsOf(step), useGivenAnswers(step), requiredCountOf(step));

/** The answers in the form that can be sent. */
export function useGivenAnswers(step: SubTask): SurveyResponses {
  const { surveyResponses = {} } = useFormValues('survey');
  return fittingAnswers(step.surveySubType, questionsOf(step), surveyResponses);
}

/** Prevents the sticky progress from covering the field that has the focus. */
export const scrollMargins = { '& :is(input, select, textarea, a, button)': { scrollMarginBlock: '120px' } } as const;
