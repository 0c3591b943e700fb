import { type CallState, type PartsOf, send, useCall } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';

import '../../../session/profile-cache';
import { isSameAnswer } from '../../../session/same-answer';
import { signedIn, useSession } from '../../../session/session-store';

/** The own profile, as fresh as can be: what an old one holds would be sent back over what has changed since. */
export function useProfile(): CallState<OwnProfile> {
  const { me } = useSession();
  const state = useCall('GET /me');
  // An answer that says what is known already draws nothing anew.
  const data = (isSameAnswer(state.data, me) ? me : state.data) ?? me ?? undefined;
  return { ...state, data, isLoading: data === undefined && state.isLoading };
}

/** Changes the profile. Header, theme and whatever else shows the person follow at once. */
export async function saveProfile(parts: PartsOf<'PUT /me'>): Promise<OwnProfile> {
  const saved = await send('PUT /me', parts);
  signedIn(saved);
  return saved;
}

export async function resendEmailConfirmation(): Promise<void> {
  signedIn(await send('POST /me/emailChange/resend'));
}

export async function cancelEmailChange(): Promise<void> {
  signedIn(await send('DELETE /me/emailChange'));
}

export async function askForErasure(body: PartsOf<'POST /me/erasure'>['body']): Promise<void> {
  signedIn(await send('POST /me/erasure', { body }));
}

export async function withdrawErasure(): Promise<void> {
  signedIn(await send('DELETE /me/erasure'));
}
