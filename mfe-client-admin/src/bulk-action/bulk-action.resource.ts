import { cacheAnswer, refreshTouched, send, useCall } from '@passerelle/shared/client';
import {
  bulkOutcomes,
  type BulkAction,
  type BulkBody,
  type UserSelection,
  type UserSummary,
} from '@passerelle/shared/contract';
import { defineList, useLookup, type PagedSelection } from '@passerelle/shared/lists';
import { oneOf } from '@passerelle/shared/routes';

import type { UsersQuery } from '../user-list/user-list.resource';

const POLL_MS = 1_000;

export const isUnderWay = ({ status }: BulkAction): boolean => status === 'waiting' || status === 'running';

/** How far it is; asked for again and again until it is over. */
export function useBulkProgress(bulkId: string) {
  const params = { bulkId };
  const first = useCall('GET /users/bulk/:bulkId', { params });
  const isOver = first.data !== undefined && !isUnderWay(first.data);
  return useCall('GET /users/bulk/:bulkId', { params, every: isOver ? 0 : POLL_MS });
}

/** What became of each of the people. */
export const bulkPeople = defineList('GET /users/bulk/:bulkId/people', (filter) => ({
  filters: {
    outcome: filter(oneOf(['all', ...bulkOutcomes], 'all'), {
      outcome: (outcome) => (outcome === 'all' ? undefined : [outcome]),
    }),
  },
}));

/** Those who are chosen, as the server finds them again: by name, or by the search that found them. */
export function selectionFor({ scope, count }: PagedSelection, query: UsersQuery): UserSelection {
  if (scope.kind === 'ids') return { ids: [...scope.ids] };
  const { search, role, group, jobLevel, gender, programState, userDetailsType } = query;
  const { figure, figureFrom, figureUntil } = query;
  const people = { search, role, group, jobLevel, gender, programState, userDetailsType };
  const given = Object.entries({ ...people, figure, figureFrom, figureUntil });
  return {
    query: Object.fromEntries(given.filter(([, value]) => value !== undefined)),
    ...(scope.except.length > 0 && { except: [...scope.except] }),
    count,
  };
}

/** What is done, and with what: a group, or a programme out of a pack. */
export type BulkWork = Pick<BulkBody, 'kind' | 'group' | 'pack' | 'program'>;

/** Begins it. What was out of date is fetched again where it is refused for that. */
export async function startBulk(work: BulkWork, selection: UserSelection): Promise<BulkAction> {
  try {
    return await send('POST /users/bulk', { body: { ...work, selection } });
  } catch (error) {
    refreshPeople();
    throw error;
  }
}

/** Goes on with those whom it did not come to. */
export const resumeBulk = async (bulkId: string): Promise<void> => {
  const params = { bulkId };
  const resumed = await send('POST /users/bulk/:bulkId/resume', { params });
  cacheAnswer('GET /users/bulk/:bulkId', resumed, { params });
};

/** What those who are asked for news will read. */
export const useNewsLetter = (when: boolean) => useCall('GET /users/newsLetter', { when });

/** Whatever shows people: an action has changed them, or was asked for on an old answer. */
export const refreshPeople = (): void => refreshTouched('POST /users/sendWelcome');

export const useGroupLookup = (search: string, when: boolean) =>
  useLookup('GET /users/groups', search, { query: { sort: 'name', order: 'asc' }, when });

/** Of a person of the result; nobody's where they are out of sight. */
export const isInSight = <P extends { id: string | null }>(person: P): person is P & { id: UserSummary['id'] } =>
  person.id !== null;
