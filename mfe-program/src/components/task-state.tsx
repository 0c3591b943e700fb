import { Trans } from '@lingui/react/macro';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import type { Task } from '@passerelle/shared/contract';
import { isFuture, isLastDay, isLate } from '@passerelle/shared/contract/rules/programs/tasks';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Fact, Tag, type Tone } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

export type TaskState = 'pending' | 'started' | 'late' | 'future' | 'validated' | 'cancelled';

/** The state of a task today: validation and cancellation come before its dates. */
export function taskState({ status, period }: Pick<Task, 'status' | 'period'>, at: string): TaskState {
  if (status === 'validated' || status === 'cancelled') return status;
  if (isFuture(period, at)) return 'future';
  return isLate(period, at) ? 'late' : status;
}

const looks: Record<Exclude<TaskState, 'pending'>, { tone: Tone; word: ReactNode }> = {
  started: { tone: 'brand', word: <Trans>Commencée</Trans> },
  late: { tone: 'error', word: <Trans>À rattraper</Trans> },
  future: { tone: 'stone', word: <Trans>À venir</Trans> },
  validated: { tone: 'success', word: <Trans>Validée</Trans> },
  cancelled: { tone: 'stone', word: <Trans>Annulée</Trans> },
};

/** A pending task has no tag. */
export function TaskStateTag({ state }: { state: TaskState }): ReactNode {
  if (state === 'pending') return null;
  return <Tag tone={looks[state].tone}>{looks[state].word}</Tag>;
}

interface Props {
  task: Pick<Task, 'period' | 'validatedAt'>;
  state: TaskState;
}

/** The dates of a task; its end if it is late or this is its last day, or the day of its validation. */
export function TaskDates({ task: { period, validatedAt }, state }: Props): ReactNode {
  const { date, range } = useFormats().withJalali;
  if (state === 'late') {
    const end = date(period.validUntil, 'utc', 'short');
    return (
      <Fact tone="error" icon={<EventBusyRounded />}>
        <Trans>Jusqu’au {end}</Trans>
      </Fact>
    );
  }
  if (state === 'validated' && validatedAt) {
    const day = date(validatedAt, 'local', 'short');
    return (
      <Fact icon={<EventRounded />}>
        <Trans context="a task">Validée le {day}</Trans>
      </Fact>
    );
  }
  if (state !== 'future' && state !== 'cancelled' && isLastDay(period, now().toISOString())) {
    return (
      <Fact tone="warning" icon={<EventRounded />}>
        <Trans>Dernier jour : se termine ce soir</Trans>
      </Fact>
    );
  }
  return <Fact icon={<EventRounded />}>{range(period.fromDate, period.validUntil, 'utc', 'short')}</Fact>;
}
