import { Plural, Trans } from '@lingui/react/macro';
import ChecklistRounded from '@mui/icons-material/ChecklistRounded';
import type { SubTaskSummary } from '@passerelle/shared/contract';
import { Box, Fact } from '@passerelle/shared/ui';
import { Points } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

/**
 * Number of steps, total and done; a single step is named only if it is a survey. Hidden on a phone for lack
 * of room.
 */
export function TaskSteps({ subTasks }: { subTasks: readonly SubTaskSummary[] }): ReactNode {
  return (
    <Box component="span" sx={{ display: { xs: 'none', md: 'inline-flex' }, '&:empty': { display: 'none' } }}>
      <Steps subTasks={subTasks} />
    </Box>
  );
}

function Steps({ subTasks }: { subTasks: readonly SubTaskSummary[] }): ReactNode {
  const total = subTasks.length;
  const done = subTasks.filter(({ userSubTask }) => userSubTask.status === 'validated').length;
  if (total === 0) return null;
  if (total === 1) {
    return subTasks[0]?.type === 'survey' ? (
      <Fact icon={<ChecklistRounded className="flip" />}>
        <Trans>Questionnaire</Trans>
      </Fact>
    ) : null;
  }
  return (
    <Fact icon={<ChecklistRounded className="flip" />}>
      {done > 0 ? (
        <Plural value={done} one={`# étape sur ${total}`} other={`# étapes sur ${total}`} />
      ) : (
        <Plural value={total} one="# étape" other="# étapes" />
      )}
    </Fact>
  );
}

export const TaskPoints = ({ points }: { points: number }): ReactNode => (
  <Points>
    <Plural value={points} one="# pt" other="# pts" />
  </Points>
);
