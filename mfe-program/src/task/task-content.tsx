import { Trans, Plural } from '@lingui/react/macro';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import type { TaskDetail } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import {
  Box,
  Card,
  Fact,
  Facts,
  RichText,
  Section,
  Typography,
  useScreenName,
  ActionButton,
} from '@passerelle/shared/ui';
import { ContentLanguageNote, NamedFamilyTag, ConfirmDialog } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import { TaskName } from '../components/row-link';
import { TaskPoints } from '../components/task-facts';
import { taskState, type TaskState, TaskStateTag } from '../components/task-state';
import { validate } from '../components/task-validation.mutations';
import { useTaskAction } from '../components/use-task-action';
import { StepList } from './step-list';
import { countStepsDone } from './steps/step';
import { TaskBanner } from './task-banner';
import { TaskProgress } from './task-progress';

/**
 * Lets the participant validate a task as a whole. The server then counts the remaining steps as done, so a dialog asks
 * for confirmation if there are any.
 */
function ManualValidation({ task }: { task: TaskDetail }): ReactNode {
  const { busy, run } = useTaskAction();
  const [asked, setAsked] = useState(false);
  const { validationToken: token } = task;
  const { points, subTasks } = task.task;
  const left = subTasks.length - countStepsDone(subTasks);
  if (token === null) return null;

  const finish = async (): Promise<void> => {
    // The completion dialog shows the result and the reward.
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

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 300px' },
  gap: { xs: '24px', xl: '40px' },
  alignItems: 'start',
} as const;

/** The task, its progress and its steps. */
export function TaskContent({ task }: { task: TaskDetail }): ReactNode {
  const state = taskState(task, now().toISOString());
  const { subTasks } = task.task;
  return (
    <Box sx={columns}>
      <Box sx={{ minWidth: 0 }}>
        <TaskBanner task={task} state={state} />
        <TaskHead task={task} state={state} />
        {subTasks.length > 0 && (
          <Section title={<Trans>Les étapes</Trans>} sx={{ mt: '36px' }}>
            <StepList task={task} state={state} />
          </Section>
        )}
        <ManualValidation task={task} />
      </Box>
      <TaskProgress task={task} state={state} />
    </Box>
  );
}

/** Family, points, dates, title and description of a task. */
export function TaskHead({ task: detail, state }: { task: TaskDetail; state: TaskState }): ReactNode {
  const { period, task } = detail;
  const { range } = useFormats().withJalali;
  const isLate = state === 'late';
  useScreenName(task.name);
  return (
    <Card sx={{ p: { xs: '22px 18px', md: '30px 32px' }, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px' }}>
        <NamedFamilyTag family={task.family} />
        <TaskPoints points={task.points} />
        <Facts>
          <Fact icon={isLate ? <EventBusyRounded /> : <EventRounded />} {...(isLate && { tone: 'error' })}>
            {range(period.fromDate, period.validUntil)}
          </Fact>
        </Facts>
        <TaskStateTag state={state} />
      </Box>
      <Typography variant="h1" sx={{ mt: '14px', mb: '12px', maxWidth: '22ch' }}>
        <TaskName task={detail} />
      </Typography>
      <ContentLanguageNote language={task.contentLanguage} sx={{ mb: '12px' }} />
      {task.description && (
        <RichText html={task.description} language={task.contentLanguage} sx={{ color: 'text.secondary' }} />
      )}
    </Card>
  );
}
