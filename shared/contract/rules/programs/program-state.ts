import type { ProgramStatus } from '../../enums/tasks';
import type { ProgramState } from '../../enums/users';

interface Followed {
  status: ProgramStatus;
  hasClosure: boolean;
  /** Null unless a pause is under way. */
  suspendedUntil: string | null;
}

/**
 * The state that staff see. A pause takes precedence over the status; a programme that came to its end without a closure
 * has ended, and its outcome is still to be entered.
 */
export function programStateOf(program: Followed): Exclude<ProgramState, 'none'>;
export function programStateOf(program: Followed | null): ProgramState;
export function programStateOf(program: Followed | null): ProgramState {
  if (!program) return 'none';
  if (program.status === 'closed') return program.hasClosure ? 'closed' : 'ended';
  return program.suspendedUntil === null ? program.status : 'suspended';
}
