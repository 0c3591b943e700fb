import { cacheAnswer, ifMatch, isGone, refreshTouched, send, whenRefreshed } from '@passerelle/shared/client';
import type { User, UserCreation, UserEdit, UserIdentityBody, WelcomeResult } from '@passerelle/shared/contract';

/** Resolves once the profile shows that it was sent. */
export async function sendWelcomeTo({ id }: Pick<User, 'id'>): Promise<WelcomeResult> {
  const result = await send('POST /users/sendWelcome', { body: { userIds: [id] } });
  await whenRefreshed();
  return result;
}

/** The server refuses with a conflict when the person was changed since they were read. */
export async function saveUser(read: User, body: UserEdit): Promise<void> {
  const params = { userId: read.id };
  const headers = ifMatch(read);
  cacheAnswer('GET /users/:userId', await send('PUT /users/:userId', { params, body, headers }), { params });
}

/** Refused as adding them would be: an e-mail that is taken, a group that is gone. */
export const checkUser = (body: UserIdentityBody): Promise<unknown> => send('POST /users/check', { body });

export const createUser = (body: UserCreation): Promise<User> => send('POST /users', { body });

/** Sends the version that was read, so that a person changed meanwhile by another user is not deleted. */
export async function deleteUser(read: Pick<User, 'id' | 'version'>): Promise<void> {
  const params = { userId: read.id };
  try {
    await send('DELETE /users/:userId', { params, headers: ifMatch(read) });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Another user has already deleted them: counts as success, and the lists refresh.
    refreshTouched('DELETE /users/:userId', { params });
  }
}

export const restoreUser = ({ id }: Pick<User, 'id'>): Promise<User> =>
  send('PUT /users/:userId/restore', { params: { userId: id } });

/** Ends every session of the person, on all devices. */
export const endSessionsOf = ({ id }: Pick<User, 'id'>): Promise<unknown> =>
  send('DELETE /users/:userId/sessions', { params: { userId: id } });

export const resetSecondFactor = ({ id }: Pick<User, 'id'>): Promise<unknown> =>
  send('DELETE /users/:userId/secondFactor', { params: { userId: id } });

/** Sends the version that was read, so that only the displayed address can be approved. */
export const releaseEmailChange = (read: Pick<User, 'id' | 'version'>): Promise<unknown> =>
  send('POST /users/:userId/emailChange/release', { params: { userId: read.id }, headers: ifMatch(read) });

export const cancelEmailChange = ({ id }: Pick<User, 'id'>): Promise<unknown> =>
  send('DELETE /users/:userId/emailChange', { params: { userId: id } });

/** After a failed change, since the page may have been out of date. */
export const refreshUser = ({ id }: Pick<User, 'id'>): void =>
  refreshTouched('PUT /users/:userId', { params: { userId: id } });
