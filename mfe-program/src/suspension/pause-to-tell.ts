import { activeSuspension, type OwnProfile } from '@passerelle/shared/contract';

import { pauseState } from './pause-state';

/**
 * Whether the programme stands still, and the person was not told so yet. A pause that begins next Monday waits until
 * then; of one that is as good as over there is nothing to tell.
 */
export function hasPauseToTell(me: Pick<OwnProfile, 'shouldShowSuspension' | 'selectedProgram'>, now: string): boolean {
  const pause = activeSuspension(me.selectedProgram?.suspensions ?? [], now);
  const isStarted = me.selectedProgram?.status === 'started';
  return me.shouldShowSuspension && isStarted && pause !== undefined && pauseState(pause, now) === 'running';
}
