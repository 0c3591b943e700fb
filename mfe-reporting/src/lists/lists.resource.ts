import { useCall } from '@passerelle/shared/client';
import type { Gender, JobLevel, PeopleFigure } from '@passerelle/shared/contract';
import { queryString } from '@passerelle/shared/contract/rules/common/paths';
import { routeTo } from '@passerelle/shared/routes';
import type { Filters } from '../queries/filters';

/** Filters that the lists use: period and group. */
export type ListFilters = Pick<Filters, 'range' | 'group'>;

const groupOf = ({ group }: ListFilters) => (group === null ? {} : { group: group.id });

export const useSilentPeople = (filters: ListFilters, page: number) =>
  useCall('GET /reporting/silent', { query: { ...groupOf(filters), page } });

export const useEndingPrograms = (filters: ListFilters, page: number) =>
  useCall('GET /reporting/ending', { query: { ...groupOf(filters), page } });

/** Not requested without the permission to read packs. */
export const useExpiringSeats = (filters: ListFilters, mayRead: boolean) =>
  useCall('GET /reporting/expiringSeats', { query: groupOf(filters), when: mayRead });

export const useFunnel = ({ range: { until }, ...filters }: ListFilters) =>
  useCall('GET /reporting/funnel', { query: { until, ...groupOf({ range: { from: 0, until }, ...filters }) } });

export const useSolutions = (filters: ListFilters) =>
  useCall('GET /reporting/solutions', {
    query: { from: filters.range.from, until: filters.range.until, ...groupOf(filters) },
  });

export const useTimeToSolution = (filters: ListFilters) =>
  useCall('GET /reporting/timeToSolution', { query: { until: filters.range.until, ...groupOf(filters) } });

interface PeopleOptions {
  /** Figures of the panels count staff as well. */
  isOfParticipants?: boolean;
  sort?: 'lastActivity';
  /** Limits the people to one part of a split figure. */
  gender?: Gender;
  jobLevel?: JobLevel;
}

/** Path of the users list, filtered to the people counted by a figure. */
export function peopleOf(
  figure: PeopleFigure,
  { group }: Pick<ListFilters, 'group'>,
  window: { from?: number; until?: number } = {},
  { isOfParticipants = true, ...others }: PeopleOptions = {},
): string {
  const role = isOfParticipants ? 'user' : undefined;
  return routeTo('clientUsers') + queryString({ ...window, role, figure, group: group?.id, ...others });
}

export const useNewsLetter = (when: boolean) => useCall('GET /users/newsLetter', { when });
