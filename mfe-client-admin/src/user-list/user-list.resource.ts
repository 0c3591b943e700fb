import { downloadFile, send, useCall, whenRefreshed } from '@passerelle/shared/client';
import { pageSizes, type WelcomeResult } from '@passerelle/shared/contract';

import type { UserListState } from './user-list-state';

/** What the list and its file ask for. */
const queryOf = ({ search, group, role, program, sort, order }: UserListState) => ({
  search,
  group: group ?? undefined,
  role: role === 'all' ? undefined : [role],
  programState: program === 'all' ? undefined : [program],
  sort,
  order: order === 'asc' ? ('ascend' as const) : ('descend' as const),
});

export const useUsers = (state: UserListState) =>
  useCall('GET /users', { query: { ...queryOf(state), page: state.page } });

export const useGroups = () =>
  useCall('GET /users/groups', { query: { sort: 'name', order: 'ascend', pageSize: pageSizes.max } });

export const exportUsers = (state: UserListState): Promise<void> =>
  downloadFile('GET /users/export', { query: queryOf(state) });

export async function sendWelcome(userIds: string[]): Promise<WelcomeResult> {
  const result = await send('POST /users/sendWelcome', { body: { userIds } });
  await whenRefreshed();
  return result;
}
