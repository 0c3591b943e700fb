import { send, useCall } from '@passerelle/shared/client';
import type { UserGroup } from '@passerelle/shared/contract';
import { groupSorts } from '@passerelle/shared/contract/enums/users';
import { defineList } from '@passerelle/shared/lists';

export const groupList = defineList('GET /users/groups', () => ({
  sorts: groupSorts,
  rememberSearchAs: 'client-groups',
}));

export const useGroup = (groupId: string) => useCall('GET /users/groups/:groupId', { params: { groupId } });

export const readGroup = (groupId: string): Promise<UserGroup> =>
  send('GET /users/groups/:groupId', { params: { groupId } });
