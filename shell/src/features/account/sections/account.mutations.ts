import { type PartsOf, send } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import '../../../session/profile-cache';
import { signedIn } from '../../../session/session-store';

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
