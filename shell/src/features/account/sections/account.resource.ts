import { type CallState, useCall } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import '../../../session/profile-cache';
import { isSameAnswer } from '../../../session/same-answer';
import { useSession } from '../../../session/session-store';

/** The own profile, as fresh as can be: what an old one holds would be sent back over what has changed since. */
export function useProfile(): CallState<OwnProfile> {
  const { me } = useSession();
  const state = useCall('GET /me');
  // An answer that says what is known already draws nothing anew.
  const data = (isSameAnswer(state.data, me) ? me : state.data) ?? me ?? undefined;
  return { ...state, data, isLoading: data === undefined && state.isLoading };
}
