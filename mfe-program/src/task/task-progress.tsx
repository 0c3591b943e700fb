import { Plural, Trans } from '@lingui/react/macro';
import type { TaskDetail } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Card, Typography } from '@passerelle/shared/ui';
import { ProgressBar } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { TaskState } from '../components/task-state';
import { countStepsDone } from './steps/step';

interface Props {
  task: TaskDetail;
  state: TaskState;
}

/** Side column on wide screens: steps done, points and deadline. */
export function TaskProgress({ task, state }: Props): ReactNode {
  const { subTasks } = task.task;
  const total = subTasks.length;
  const done = countStepsDone(subTasks);
  if (total === 0) return null;
  return (
    <Card component="aside" sx={{ display: { xs: 'none', xl: 'block' } }}>
      <Typography component="h2" variant="h3">
        <Plural value={done} one={`# étape sur ${total}`} other={`# étapes sur ${total}`} />
      </Typography>
      <ProgressBar total={total} done={done} look="success" sx={{ mt: '12px', mb: '16px' }} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Earning task={task} /> <Deadline task={task} state={state} />
      </Typography>
    </Card>
  );
}

function Earning({ task: { status, mode, task } }: { task: TaskDetail }): ReactNode {
  if (task.points === 0) return null;
  if (status === 'validated') return <Plural value={task.points} one="# point gagné." other="# points gagnés." />;
  const needed = task.subTasks.filter(({ validation }) => validation !== null).length;
  if (status === 'cancelled') return null;
  if (mode === 'manual' || needed === 0) {
    return (
      <Trans>
        La tâche rapporte <Plural value={task.points} one="# point" other="# points" /> une fois validée.
      </Trans>
    );
  }
  return (
    <Trans>
      La tâche rapporte <Plural value={task.points} one="# point" other="# points" /> quand toutes ses étapes sont
      faites.
    </Trans>
  );
}

function Deadline({ task: { period }, state }: Props): ReactNode {
  const { weekdayDate } = useFormats().withJalali;
  const [opening, end] = [weekdayDate(period.fromDate), weekdayDate(period.validUntil)];
  switch (state) {
    case 'pending':
    case 'started':
      return <Trans>Vous avez jusqu’au {end}.</Trans>;
    case 'late':
      return <Trans>À rattraper : vous pouvez encore la faire, les points comptent.</Trans>;
    case 'future':
      return <Trans>Elle s’ouvre {opening}.</Trans>;
    case 'validated':
    case 'cancelled':
      return null;
  }
}
