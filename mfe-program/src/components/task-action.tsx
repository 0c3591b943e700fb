import { Trans } from '@lingui/react/macro';
import { opensDetail, type SubTaskSummary, type Task } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { stepTarget, type StepTarget, stepLinkLabel } from './step-target';
import type { TaskState } from './task-state';

/** What a press on the row of a task does: nothing yet, its page, or its one step at once. */
export type TaskAction =
  { kind: 'closed' } | { kind: 'detail' } | { kind: 'step'; step: SubTaskSummary; target: StepTarget };

/** A step that cannot be counted from here, or leads nowhere any more, is left to the page that can say so. */
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
 * What a press on a row does, where that is more than to open its task. Of a later week, dates and state are seen; the
 * sentence is for those who hear the row.
 */
export function RowActionText({ id, action, opensOn }: Props): ReactNode {
  const { weekdayDate } = useFormats();
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
