import { pageSizes } from '@passerelle/shared/contract/limits';
import { useLookup } from '@passerelle/shared/lists';
import { fullName, type LoadedState } from '@passerelle/shared/ui';

import type { Named } from '../queries/filters';

type Found<T> = LoadedState<{ items: readonly T[]; totalCount: number }>;

export const useGroups = (search: string, when: boolean): Found<Named> =>
  useLookup('GET /users/groups', search, { pageSize: pageSizes.picker, when });

export interface PersonOption extends Named {
  /** Second line that distinguishes two people of one name. */
  email?: string;
}

/** People by name, in the chosen group if there is one. */
export function usePeople(search: string, group: string | null, when: boolean): Found<PersonOption> {
  const { data, ...state } = useLookup('GET /users', search, {
    pageSize: pageSizes.reportingUsers,
    query: group === null ? {} : { group },
    when,
  });
  const people = data && {
    totalCount: data.totalCount,
    items: data.items.map((user) => ({ id: user.id, name: fullName(user), email: user.email })),
  };
  return { ...state, data: people };
}
