import { downloadFile, useCall } from '@passerelle/shared/client';
import {
  creatableRoles,
  genders,
  jobLevels,
  pageSizes,
  programStates,
  peopleFigures,
  userActivities,
  userSorts,
} from '@passerelle/shared/contract';
import { defineList, type ListOf, type QueryFor, type StateOf } from '@passerelle/shared/lists';
import { manyOf, moment, oneOf, reference } from '@passerelle/shared/routes';

/** Several of an enumeration; none of them narrows nothing. */
const someOf = <V extends string>(values: readonly V[]): V[] | undefined =>
  values.length === 0 ? undefined : [...values];

/** The first is the specification's. */
export const userPageSizes = [pageSizes.users, 50, 100] as const;

export const userList = defineList('GET /users', (filter) => ({
  sorts: userSorts,
  hasEitherOrder: true,
  pageSizes: userPageSizes,
  rememberSearchAs: 'client-users',
  filters: {
    group: filter(reference(), { group: (id) => id ?? undefined }),
    role: filter(manyOf(creatableRoles), { role: someOf }),
    program: filter(manyOf(programStates), { programState: someOf }),
    gender: filter(manyOf(genders), { gender: someOf }),
    jobLevel: filter(manyOf(jobLevels), { jobLevel: someOf }),
    activity: filter(oneOf(['all', ...userActivities], 'all'), {
      userDetailsType: (activity) => (activity === 'all' ? undefined : activity),
    }),
    // Those behind a figure of the reporting, of the time that it is of.
    figure: filter(oneOf(['none', ...peopleFigures], 'none'), {
      figure: (figure) => (figure === 'none' ? undefined : figure),
    }),
    from: filter(moment(), { figureFrom: (from) => from ?? undefined }),
    until: filter(moment(), { figureUntil: (until) => until ?? undefined }),
  },
}));

export type UserListState = StateOf<typeof userList>;
export type UsersQuery = QueryFor<typeof userList>;
export type UserList = ListOf<typeof userList>;

/** How many match in all, where the list stopped counting: asked for once somebody selects. */
export function useWholeCount({ query, answer }: UserList, isSelecting: boolean): number | undefined {
  const when = isSelecting && answer.data?.totalCountCapped === true;
  const { data, isPreviousData } = useCall('GET /users', {
    query: { ...query, returnUsers: false, exactCount: true },
    when,
  });
  return when && !isPreviousData ? data?.totalCount : undefined;
}

export const useGroups = () =>
  useCall('GET /users/groups', { query: { sort: 'name', order: 'asc', pageSize: pageSizes.max } });

export const exportUsers = (query: UsersQuery): Promise<void> => downloadFile('GET /users/export', { query });
