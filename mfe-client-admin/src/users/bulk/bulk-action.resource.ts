import type { BulkAction, BulkBody, BulkPerson, UserSelection, UserSummary } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { bulkOutcomes } from '@passerelle/shared/contract/enums/bulk-actions';
import { send, useCall } from '@passerelle/shared/client';
import { defineList, useLookup, type ListQueryOf, type PagedSelection } from '@passerelle/shared/lists';
import { oneOf } from '@passerelle/shared/url-state';

const POLL_MS = 1_000;

export const isUnderWay = ({ status }: BulkAction): boolean => status === 'waiting' || status === 'running';

/** Progress of a bulk action, polled until it is over. */
export function useBulkProgress(bulkId: string) {
  const params = { bulkId };
  const first = useCall('GET /users/bulk/:bulkId', { params });
  const isOver = first.data !== undefined && !isUnderWay(first.data);
  return useCall('GET /users/bulk/:bulkId', { params, every: isOver ? 0 : POLL_MS });
}

/** The viewer's bulk actions, latest first. */
export const bulkActions = defineList('GET /users/bulk', () => ({}));

/** Outcome for each person. */
export const bulkPeople = defineList('GET /users/bulk/:bulkId/people', (filter) => ({
  filters: {
    outcome: filter(oneOf(['all', ...bulkOutcomes], 'all'), {
      outcome: (outcome) => (outcome === 'all' ? undefined : [outcome]),
    }),
  },
}));

/** The outcomes of all people of an action, page by page. */
export async function readAllPeople(bulkId: string): Promise<BulkPerson[]> {
  const people: BulkPerson[] = [];
  for (let page = 0; ; page += 1) {
    const query = { page, pageSize: pageSizes.max };
    const { items, pageCount } = await send('GET /users/bulk/:bulkId/people', { params: { bulkId }, query });
    people.push(...items);
    if (page + 1 >= pageCount) return people;
  }
}

/** Those who are chosen, as the server finds them again: by name, or by the search that found them. */
export function selectionFor({ scope, count }: PagedSelection, query: ListQueryOf<'GET /users'>): UserSelection {
  if (scope.kind === 'ids') return { ids: [...scope.ids] };
  const { page: _, pageSize: _size, sort: _sort, order: _order, ...people } = query;
  const given = Object.entries(people);
  return {
    query: Object.fromEntries(given.filter(([, value]) => value !== undefined)),
    ...(scope.except.length > 0 && { except: [...scope.except] }),
    count,
  };
}

/** The bulk action and its target: a group, a programme from a pack, or who follows from then on. */
export type BulkWork = Omit<BulkBody, 'selection'>;

/** Text of the mail that asks people for news. */
export const useNewsLetter = (when: boolean) => useCall('GET /users/newsLetter', { when });

export const useGroupLookup = (search: string, when: boolean) =>
  useLookup('GET /users/groups', search, { query: { sort: 'name', order: 'asc' }, when });

/** A deleted person, and one outside the viewer's scope, has no id in the result. */
export const isInSight = <P extends { id: string | null }>(person: P): person is P & { id: UserSummary['id'] } =>
  person.id !== null;
