import { cacheAnswer, ifMatch, send, useCall } from '@passerelle/shared/client';
import type { UserGroup, UserGroupBody } from '@passerelle/shared/contract';

export const useGroup = (groupId: string) => useCall('GET /users/groups/:groupId', { params: { groupId } });

export const readGroup = (groupId: string): Promise<UserGroup> =>
  send('GET /users/groups/:groupId', { params: { groupId } });

export const createGroup = (body: UserGroupBody): Promise<UserGroup> => send('POST /users/groups', { body });

/** The server refuses with a conflict when the group was changed since it was read, by a colleague for instance. */
export async function saveGroup(read: UserGroup, body: UserGroupBody): Promise<void> {
  const params = { groupId: read.id };
  const saved = await send('PUT /users/groups/:groupId', { params, body, headers: ifMatch(read) });
  cacheAnswer('GET /users/groups/:groupId', saved, { params });
}
