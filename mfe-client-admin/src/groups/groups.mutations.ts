import { cacheAnswer, ifMatch, isGone, refreshTouched, send } from '@passerelle/shared/client';
import type { UserGroup, UserGroupBody } from '@passerelle/shared/contract';

export const createGroup = (body: UserGroupBody): Promise<UserGroup> => send('POST /users/groups', { body });

/** The server refuses with a conflict when the group was changed since it was read, by a colleague for instance. */
export async function saveGroup(read: UserGroup, body: UserGroupBody): Promise<void> {
  const params = { groupId: read.id };
  const saved = await send('PUT /users/groups/:groupId', { params, body, headers: ifMatch(read) });
  cacheAnswer('GET /users/groups/:groupId', saved, { params });
}

export async function deleteGroup(group: UserGroup): Promise<void> {
  const params = { groupId: group.id };
  try {
    await send('DELETE /users/groups/:groupId', { params, headers: ifMatch(group) });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Another user has already deleted it: counts as success, and the lists refresh.
    refreshTouched('DELETE /users/groups/:groupId', { params });
  }
}

/** After a failed deletion, since the page may have been out of date. */
export const refreshGroups = ({ id }: UserGroup): void =>
  refreshTouched('DELETE /users/groups/:groupId', { params: { groupId: id } });
