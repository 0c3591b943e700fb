import { downloadFile, useCall } from '@passerelle/shared/client';
import type { UserSelection } from '@passerelle/shared/contract';
import { jobLevels } from '@passerelle/shared/contract/enums/jobs';
import { peopleFigures } from '@passerelle/shared/contract/enums/metrics';
import { creatableRoles } from '@passerelle/shared/contract/enums/security';
import {
  genders,
  invitationStates,
  programStates,
  userActivities,
  userSorts,
} from '@passerelle/shared/contract/enums/users';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { defineList, type ListOf, type QueryFor, type StateOf } from '@passerelle/shared/lists';
import { manyOf, moment, oneOf, reference } from '@passerelle/shared/url-state';

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
    invitation: filter(manyOf(invitationStates), { invitation: someOf }),
    own: filter(oneOf(['all', 'yes'], 'all'), { ownPeople: (own) => (own === 'yes' ? true : undefined) }),
    // Those behind a figure of the reporting, of the time that it is of.
    figure: filter(oneOf(['none', ...peopleFigures], 'none'), {
      figure: (figure) => (figure === 'none' ? undefined : figure),
    }),
    from: filter(moment(), { figureFrom: (from) => from ?? undefined }),
    until: filter(moment(), { figureUntil: (until) => until ?? undefined }),
    import: filter(reference(), { import: (id) => id ?? undefined }),
  },
}));

export type UserListState = StateOf<typeof userList>;
export type UsersQuery = QueryFor<typeof userList>;
export type UserList = ListOf<typeof userList>;

/** Exact count when the list stopped counting; fetched once a selection begins. */
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

/** The file name of the import whose people are listed. */
export const useImportName = (importId: string | null): string | undefined =>
  useCall('GET /users/imports/:importId', { params: { importId: importId ?? '' }, when: importId !== null }).data
    ?.fileName;

/** The selected people alone, in the order of the list. */
export const exportSelected = (selection: UserSelection, { sort, order }: UsersQuery): Promise<void> =>
  downloadFile('POST /users/export', { body: { selection, sort, order } });

export const exportUsers = (query: UsersQuery): Promise<void> => downloadFile('GET /users/export', { query });
