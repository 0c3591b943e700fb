import { Trans } from '@lingui/react/macro';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import type { Task } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Fact } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { TaskState } from './task-state';

interface Props {
  task: Pick<Task, 'period' | 'validatedAt'>;
  state: TaskState;
}

/** When a task is to be done; until when it should have been, or when it was. */
export function TaskDates({ task: { period, validatedAt }, state }: Props): ReactNode {
  const { date, range } = useFormats();
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
  return <Fact icon={<EventRounded />}>{range(period.fromDate, period.validUntil, 'utc', 'short')}</Fact>;
}
