import { cacheAnswer, ifMatch, isGone, refreshTouched, send, useCall, whenRefreshed } from '@passerelle/shared/client';
import {
  grantableRoles,
  type User,
  type UserCreation,
  type UserEdit,
  type WelcomeResult,
} from '@passerelle/shared/contract';

/** One person as the staff sees them. `version` of the answer is what a change sends as `If-Match`. */
export const useUser = (userId: string) => useCall('GET /users/:userId', { params: { userId } });

/**
 * Whether the person who is signed in may change this one: they may write, could give the role that the other has, and it
 * is not themselves. The server holds the same.
 */
export function useMayChange(user: Pick<User, 'id' | 'role'>): boolean {
  const { data: me } = useCall('GET /me');
  if (me === undefined || me.id === user.id || me.mergedPermissions.users !== 'w') return false;
  return grantableRoles(me.role.slug).includes(user.role.slug);
}

/** Resolves once the profile shows that it was sent. */
export async function sendWelcomeTo({ id }: Pick<User, 'id'>): Promise<WelcomeResult> {
  const result = await send('POST /users/sendWelcome', { body: { userIds: [id] } });
  await whenRefreshed();
  return result;
}

export const readUser = (userId: string): Promise<User> => send('GET /users/:userId', { params: { userId } });

/** The server refuses with a conflict when the person was changed since they were read. */
export async function saveUser(read: User, body: UserEdit): Promise<void> {
  const params = { userId: read.id };
  const headers = ifMatch(read);
  cacheAnswer('GET /users/:userId', await send('PUT /users/:userId', { params, body, headers }), { params });
}

export const createUser = (body: UserCreation): Promise<User> => send('POST /users', { body });

/** On the version that was read: nobody is deleted who was changed meanwhile by somebody else. */
export async function deleteUser(read: Pick<User, 'id' | 'version'>): Promise<void> {
  const params = { userId: read.id };
  try {
    await send('DELETE /users/:userId', { params, headers: ifMatch(read) });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Somebody else has deleted them already: the goal is reached, and the lists refresh.
    refreshTouched('DELETE /users/:userId', { params });
  }
}

export const restoreUser = ({ id }: Pick<User, 'id'>): Promise<User> =>
  send('PUT /users/:userId/restore', { params: { userId: id } });

/** Every session of somebody, wherever they are signed in. */
export const endSessionsOf = ({ id }: Pick<User, 'id'>): Promise<unknown> =>
  send('DELETE /users/:userId/sessions', { params: { userId: id } });

export const resetSecondFactor = ({ id }: Pick<User, 'id'>): Promise<unknown> =>
  send('DELETE /users/:userId/secondFactor', { params: { userId: id } });

/** On the version that was read: another address than the one shown is never let count. */
export const releaseEmailChange = (read: Pick<User, 'id' | 'version'>): Promise<unknown> =>
  send('POST /users/:userId/emailChange/release', { params: { userId: read.id }, headers: ifMatch(read) });

export const cancelEmailChange = ({ id }: Pick<User, 'id'>): Promise<unknown> =>
  send('DELETE /users/:userId/emailChange', { params: { userId: id } });

/** After a failed change, since the page may have been out of date. */
export const refreshUser = ({ id }: Pick<User, 'id'>): void =>
  refreshTouched('PUT /users/:userId', { params: { userId: id } });
