import { canReactivate, returnOf, type Suspension } from '@passerelle/shared/contract';

/**
 * `planned`: asked for, and begins next Monday. `return`: its last week, in which the tasks are back. `reactivated`: ended
 * early, and on until Sunday.
 */
export type PauseState = 'planned' | 'running' | 'return' | 'reactivated';

export function pauseState(pause: Suspension, now: string): PauseState {
  const at = Date.parse(now);
  if (canReactivate(pause, now)) return Date.parse(pause.fromDate) > at ? 'planned' : 'running';
  return pause.weeks > 0 && Date.parse(returnOf(pause)) <= at ? 'return' : 'reactivated';
}
