import { useCall, type CallState } from '@passerelle/shared/client';
import type { Appointment, Paged, Task } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { now } from '@passerelle/shared/i18n';
import { useState } from 'react';

/** All tasks of the programme: badges are counted over the whole of it. */
export const useProgramTasks = (hasProgram: boolean): CallState<Paged<Task>> =>
  useCall('GET /me/tasks', { query: { pageSize: pageSizes.max }, when: hasProgram });

/** The first appointment that is still ahead when the screen opens. */
export function useNextAppointment(): CallState<Paged<Appointment>> {
  const [fromDate] = useState(() => now().toISOString());
  return useCall('GET /me/agenda', {
    query: { status: ['pending'], fromDate, sort: 'date', order: 'asc', pageSize: pageSizes.count },
  });
}

/** First open task to end, of this week or an earlier one, since late tasks can still be done. */
export function nextTask(tasks: readonly Task[], at: string): Task | undefined {
  const open = tasks.filter(
    ({ status, period }) =>
      (status === 'pending' || status === 'started') && Date.parse(period.fromDate) <= Date.parse(at),
  );
  const isOfNow = ({ period }: Task): boolean => Date.parse(period.validUntil) >= Date.parse(at);
  const byEnd = open.toSorted((one, other) => one.period.validUntil.localeCompare(other.period.validUntil));
  return byEnd.find(isOfNow) ?? byEnd[0];
}
