import { ifMatch, isGone, refreshTouched, send } from '@passerelle/shared/client';
import { groupSorts, type UserGroup } from '@passerelle/shared/contract';
import { defineList } from '@passerelle/shared/lists';

export const groupList = defineList('GET /users/groups', () => ({
  sorts: groupSorts,
  rememberSearchAs: 'client-groups',
}));

export async function deleteGroup(group: UserGroup): Promise<void> {
  const params = { groupId: group.id };
  try {
    await send('DELETE /users/groups/:groupId', { params, headers: ifMatch(group) });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Somebody else has deleted it already: the goal is reached, and the lists refresh.
    refreshTouched('DELETE /users/groups/:groupId', { params });
  }
}

/** After a failed deletion, since the page may have been out of date. */
export const refreshGroups = ({ id }: UserGroup): void =>
  refreshTouched('DELETE /users/groups/:groupId', { params: { groupId: id } });
