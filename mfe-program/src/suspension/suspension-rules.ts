import type { OwnProfile, SelectedProgram, Suspension } from '@passerelle/shared/contract';
import {
  activeSuspension,
  canReactivate,
  returnOf,
  suspensionEnd,
} from '@passerelle/shared/contract/rules/programs/suspension';
import { isoWeekOf } from '@passerelle/shared/contract/rules/programs/weeks';

/**
 * `planned`: begins next Monday. `return`: the last week, in which the tasks are back. `reactivated`: ended early, but
 * still counted until Sunday.
 */
export type PauseState = 'planned' | 'running' | 'return' | 'reactivated';

export function pauseState(pause: Suspension, now: string): PauseState {
  const at = Date.parse(now);
  if (canReactivate(pause, now)) return Date.parse(pause.fromDate) > at ? 'planned' : 'running';
  return pause.weeks > 0 && Date.parse(returnOf(pause)) <= at ? 'return' : 'reactivated';
}

/**
 * True if the suspension dialog is due: a pause is running and the dialog was not shown yet. A planned pause waits
 * until it begins; one in its last week needs no dialog.
 */
export function shouldShowPause(
  me: Pick<OwnProfile, 'shouldShowSuspension' | 'selectedProgram'>,
  now: string,
): boolean {
  const pause = activeSuspension(me.selectedProgram?.suspensions ?? [], now);
  const isStarted = me.selectedProgram?.status === 'started';
  return me.shouldShowSuspension && isStarted && pause !== undefined && pauseState(pause, now) === 'running';
}

/** State of the pause request: possible, or the reason that it is not. */
export type RequestState = 'possible' | 'notStarted' | 'over' | 'suspended' | 'allUsed' | 'notOffered';

export function requestState(program: SelectedProgram, now: string): RequestState {
  if (program.status === 'pending') return 'notStarted';
  if (program.status === 'closed') return 'over';
  if (activeSuspension(program.suspensions, now)) return 'suspended';
  if (program.program.maxSuspension === 0) return 'notOffered';
  return program.remainingSuspensions > 0 ? 'possible' : 'allUsed';
}

/** A pause that is asked for now: it would begin next Monday. */
export type PausePlan = Pick<Suspension, 'fromDate' | 'weeks' | 'toDate'>;

/** The dates of a pause of so many weeks that is requested now. */
export const pausePlan = (now: string, weeks: number): PausePlan => ({
  weeks,
  fromDate: isoWeekOf(now, 1).fromDate,
  toDate: suspensionEnd(now, weeks),
});
