import { Plural, Trans } from '@lingui/react/macro';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import type { TaskDetail } from '@passerelle/shared/contract';
import { ActionButton, Card, Typography } from '@passerelle/shared/ui';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import { validate } from '../components/task-validation.mutations';
import { useTaskAction } from '../components/use-task-action';
import { countStepsDone } from './steps/step';

/**
 * Lets the participant validate a task as a whole. The server then counts the remaining steps as done, so a dialog asks
 * for confirmation if there are any.
 */
export function ManualValidation({ task }: { task: TaskDetail }): ReactNode {
  const { busy, run } = useTaskAction();
  const [asked, setAsked] = useState(false);
  const { validationToken: token } = task;
  const { points, subTasks } = task.task;
  const left = subTasks.length - countStepsDone(subTasks);
  if (token === null) return null;

  const finish = async (): Promise<void> => {
    // The dialog of the moment says that it is done, and what it brought.
    await run(() => validate(token));
    setAsked(false);
  };
  return (
    <Card sx={{ mt: '8px', display: 'grid', justifyItems: 'start', gap: '14px' }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {points === 0 ? (
          <Trans>C’est vous qui dites quand cette tâche est faite.</Trans>
        ) : left === 0 && subTasks.length > 0 ? (
          <Trans>
            Tout est fait. Validez la tâche pour gagner <Plural value={points} one="# point" other="# points" />.
          </Trans>
        ) : (
          <Trans>
            C’est vous qui dites quand cette tâche est faite. Elle rapporte{' '}
            <Plural value={points} one="# point" other="# points" />.
          </Trans>
        )}
      </Typography>
      <ActionButton
        variant={left === 0 ? 'contained' : 'outlined'}
        startIcon={<TaskAltRounded />}
        busy={busy && !asked}
        onClick={() => (left === 0 ? void finish() : setAsked(true))}
      >
        <Trans>Valider la tâche</Trans>
      </ActionButton>
      <ConfirmDialog
        open={asked}
        title={<Trans>Valider la tâche sans toutes ses étapes ?</Trans>}
        confirmLabel={<Trans>Valider la tâche</Trans>}
        busy={busy}
        onConfirm={() => void finish()}
        onClose={() => !busy && setAsked(false)}
      >
        <Plural
          value={left}
          one="Il reste # étape. Elle comptera comme faite."
          other="Il reste # étapes. Elles compteront comme faites."
        />
      </ConfirmDialog>
    </Card>
  );
}
