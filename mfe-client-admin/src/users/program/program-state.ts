import type { ProgramState, UserProgram } from '@passerelle/shared/contract';
import { reopenableUntil } from '@passerelle/shared/contract/rules/programs/closure';
import { programStateOf } from '@passerelle/shared/contract/rules/programs/program-state';
import { now } from '@passerelle/shared/i18n';

/** End date of the current pause; null without one. */
export function pausedUntil({ status, suspensions }: Pick<UserProgram, 'status' | 'suspensions'>): string | null {
  const at = now().getTime();
  const current = suspensions.find(({ fromDate, toDate }) => Date.parse(fromDate) <= at && at <= Date.parse(toDate));
  return status === 'started' && current ? current.toDate : null;
}

export const stateOf = (program: UserProgram): Exclude<ProgramState, 'none'> =>
  programStateOf({
    status: program.status,
    hasClosure: program.closure !== null,
    suspendedUntil: pausedUntil(program),
  });

/** Purpose of the dialog. */
export type ProgramStep = 'choose' | 'change' | 'extend';

export interface ProgramActions {
  /** True if a programme can be chosen: for a person without one. */
  choose: boolean;
  change: boolean;
  extend: 'first' | 'again' | null;
  close: boolean;
  /** Last date on which a closure can be undone. */
  reopenUntil: string | null;
}

/**
 * Allowed actions on a programme: an extended one cannot be changed any more, and a closed one only replaced. One that has
 * ended by itself has no last week to extend.
 */
export function actionsOf(program: UserProgram | null): ProgramActions {
  if (!program) return { choose: true, change: false, extend: null, close: false, reopenUntil: null };
  const { closure, extensions, status } = program;
  if (closure) {
    const until = reopenableUntil(closure.enteredAt);
    const reopenUntil = Date.parse(until) >= now().getTime() ? until : null;
    return { choose: false, change: true, extend: null, close: false, reopenUntil };
  }
  const isExtended = extensions.length > 0;
  const extend = isExtended ? 'again' : 'first';
  return {
    choose: false,
    change: !isExtended || status === 'closed',
    extend: status === 'closed' ? null : extend,
    close: true,
    reopenUntil: null,
  };
}
