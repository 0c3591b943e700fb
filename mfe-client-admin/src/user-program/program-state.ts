import type { ProgramStatus, UserProgram } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';

/** Until when the pause that is under way lasts; null where there is none. */
export function pausedUntil({ status, suspensions }: Pick<UserProgram, 'status' | 'suspensions'>): string | null {
  const at = now().getTime();
  const current = suspensions.find(({ fromDate, toDate }) => Date.parse(fromDate) <= at && at <= Date.parse(toDate));
  return status === 'started' && current ? current.toDate : null;
}

/** A pause that is under way takes precedence over the status of the programme. */
export const stateOf = (program: UserProgram): ProgramStatus | 'suspended' =>
  pausedUntil(program) === null ? program.status : 'suspended';

/** What the dialog is opened for. */
export type ProgramStep = 'choose' | 'change' | 'extend';

export interface ProgramActions {
  /** Nobody follows nothing for long: the first programme is asked for. */
  choose: boolean;
  change: boolean;
  extend: 'first' | 'again' | null;
  close: boolean;
}

/**
 * What can be done with a programme: once it was extended it is not changed any more, once it was closed only another one
 * can be given. One that has come to its end by itself has no last week that weeks could be added to.
 */
export function actionsOf(program: UserProgram | null): ProgramActions {
  if (!program) return { choose: true, change: false, extend: null, close: false };
  const { closure, extensions, status } = program;
  if (closure) return { choose: false, change: true, extend: null, close: false };
  const isExtended = extensions.length > 0;
  const extend = isExtended ? 'again' : 'first';
  return {
    choose: false,
    change: !isExtended || status === 'closed',
    extend: status === 'closed' ? null : extend,
    close: true,
  };
}
