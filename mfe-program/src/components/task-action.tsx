import { Trans } from '@lingui/react/macro';
import type { SubTaskSummary, Task } from '@passerelle/shared/contract';
import { opensDetail } from '@passerelle/shared/contract/rules/programs/tasks';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { stepTarget, type StepTarget, stepLinkLabel } from './step-target';
import type { TaskState } from './task-state';

/** Action of a press on a task row: none yet, open the task, or go straight to its only step. */
export type TaskAction =
  { kind: 'closed' } | { kind: 'detail' } | { kind: 'step'; step: SubTaskSummary; target: StepTarget };

/** A step that has no token or no target opens the task, which explains why. */
export function taskAction(task: Task, state: TaskState, from: string): TaskAction {
  if (state === 'future') return { kind: 'closed' };
  const [step] = task.task.subTasks;
  if (!step || opensDetail(task) || step.userSubTask.validationToken === null) return { kind: 'detail' };
  const target = stepTarget(step, from);
  return target ? { kind: 'step', step, target } : { kind: 'detail' };
}

const labelStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: 560,
  color: 'brand.text',
  '& svg': { flex: 'none', fontSize: 17 },
} as const;

interface Props {
  id: string;
  action: TaskAction;
  opensOn: string;
}

/**
 * Describes the action of a click on a row, if it does more than open the task. For a later week the text is for screen
 * readers only, since dates and state are visible.
 */
export function RowActionText({ id, action, opensOn }: Props): ReactNode {
  const { weekdayDate } = useFormats().withJalali;
  const day = weekdayDate(opensOn);
  switch (action.kind) {
    case 'detail':
      return null;
    case 'closed':
      return (
        <VisuallyHidden id={id}>
          <Trans>Cette tâche s’ouvre {day}.</Trans>
        </VisuallyHidden>
      );
    case 'step': {
      const { icon, words } = stepLinkLabel(action.step);
      return (
        <Box component="span" sx={labelStyle}>
          {icon}
          <span id={id}>{words}</span>
        </Box>
      );
    }
  }
}
