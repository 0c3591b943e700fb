import { useCall } from '@passerelle/shared/client';
import type { PeopleBehind } from '@passerelle/shared/contract';
import type { LoadedState } from '@passerelle/shared/ui';

import { peopleOf } from '../lists/lists.resource';
import type { Asked } from '../panels/people-of';
import type { Filters } from '../queries/filters';

/** People and period of the list; the period ends now at the latest, like that of the figures. */
export interface WhyFilters extends Pick<Filters, 'range' | 'user' | 'group'> {
  /** Milliseconds up to which figures are known. */
  asOf: number;
}

/** The window of a figure of the whole range. */
export const windowOf = ({ range: { from, until }, asOf }: WhyFilters) => ({
  from,
  until: asOf > from ? Math.min(until, asOf) : until,
});

export function usePeopleBehind(
  { metric, labels }: Asked,
  filters: WhyFilters,
  page: number,
): LoadedState<PeopleBehind> {
  const { user, group } = filters;
  return useCall('GET /reporting/people', {
    query: {
      metric,
      ...windowOf(filters),
      page,
      ...labels,
      ...(user && { user: user.id }),
      ...(group && { group: group.id }),
    },
  });
}

/**
 * The users list with the same people. Those of a peak are those who held a seat at its moment. It cannot be narrowed by a
 * badge, and of one person there is no list.
 */
export function listOfPeople({ metric, labels }: Asked, filters: WhyFilters, at: string): string | undefined {
  const { badge, level, ...split } = labels;
  if (filters.user || badge !== undefined || level !== undefined) return undefined;
  const isPeak = metric === 'user_licenses_count_max';
  const { from, until } = windowOf(filters);
  const window = isPeak ? { until: Date.parse(at) } : { from, until };
  return peopleOf(isPeak ? 'user_licenses_count_last' : metric, filters, window, { isOfParticipants: false, ...split });
}
