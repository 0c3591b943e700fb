import { downloadFile, send, useCall, whenRefreshed } from '@passerelle/shared/client';
import { creatableRoles, pageSizes, programStates, userSorts, type WelcomeResult } from '@passerelle/shared/contract';
import { defineList, type ListOf, type QueryFor, type StateOf } from '@passerelle/shared/lists';
import { oneOf, reference } from '@passerelle/shared/routes';

export const userList = defineList('GET /users', (filter) => ({
  sorts: userSorts,
  hasEitherOrder: true,
  rememberSearchAs: 'client-users',
  filters: {
    group: filter(reference(), { group: (id) => id ?? undefined }),
    role: filter(oneOf(['all', ...creatableRoles], 'all'), {
      role: (role) => (role === 'all' ? undefined : [role]),
    }),
    program: filter(oneOf(['all', ...programStates], 'all'), {
      programState: (state) => (state === 'all' ? undefined : [state]),
    }),
  },
}));

export type UserListState = StateOf<typeof userList>;
export type UsersQuery = QueryFor<typeof userList>;
export type UserList = ListOf<typeof userList>;

export const useGroups = () =>
  useCall('GET /users/groups', { query: { sort: 'name', order: 'asc', pageSize: pageSizes.max } });

export const exportUsers = (query: UsersQuery): Promise<void> => downloadFile('GET /users/export', { query });

export async function sendWelcome(userIds: string[]): Promise<WelcomeResult> {
  const result = await send('POST /users/sendWelcome', { body: { userIds } });
  await whenRefreshed();
  return result;
}
