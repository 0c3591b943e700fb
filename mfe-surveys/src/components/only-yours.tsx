import { Trans } from '@lingui/react/macro';
import LockRounded from '@mui/icons-material/LockRounded';
import type { SubTask } from '@passerelle/shared/contract';
import { Box, fullName } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** The question of a step whose yes is told to the HR representative. */
export const toldQuestionOf = ({ surveys }: SubTask) =>
  surveys.flatMap(({ questions }) => questions).find(({ tells }) => tells !== undefined);

/**
 * Under questions and results: no call gives answers to staff, as `api/src/rights/private-work.test.ts` proves. A wish to
 * talk is told, without the answers.
 */
export const OnlyYours = ({ step }: { step: SubTask }): ReactNode => (
  <Box sx={{ display: 'flex', gap: '8px', fontSize: '0.84375rem', lineHeight: 1.45, color: 'text.secondary' }}>
    <LockRounded sx={{ flex: 'none', mt: '1px', fontSize: 17, color: 'neutral.ink3' }} />
    <span>
      <Readers step={step} />
    </span>
  </Box>
);

function Readers({ step }: { step: SubTask }): ReactNode {
  const told = toldQuestionOf(step);
  const isAnswered = step.userSubTask.surveyResponses !== null;
  if (told && isAnswered) {
    return (
      <Trans>
        Vos réponses ne sont lues que par vous. Seul un oui à « {told.label} » est signalé à votre contact RH, s’il y en
        a un ; rien d’autre.
      </Trans>
    );
  }
  if (told?.tells) {
    const name = fullName(told.tells);
    return (
      <Trans>
        Vos réponses ne sont lues que par vous. Seul un oui à « {told.label} » est signalé à {name}, avec votre nom ;
        rien d’autre.
      </Trans>
    );
  }
  return <Trans>Vos réponses ne sont lues que par vous : les personnes qui vous accompagnent ne les voient pas.</Trans>;
}
