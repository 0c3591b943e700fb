import { useCall, useMay } from '@passerelle/shared/client';
import { defaultTimeZone } from '@passerelle/shared/contract/rules/common/time-zone';
import { now } from '@passerelle/shared/i18n';
import { fullName } from '@passerelle/shared/ui';
import { useMemo } from 'react';

import { asOf } from '../queries/as-of';
import { wholeDays } from '../queries/buckets';
import type { Filters } from '../queries/filters';
import { presetRange } from './ranges';
import { type ReportingState, splitOf } from './section-state';

/** Time zone of the buckets; undefined until the profile is loaded. */
export function useZone(): string | undefined {
  const { data: me } = useCall('GET /me');
  return me && (me.organization?.timeZone ?? defaultTimeZone);
}

/** Without the permission to read groups, none are offered. */
export const useMayChooseGroup = (): boolean => useMay('userGroups', 'r');

/** Current names of the ids in the address. */
export function useNamed({ user, group }: ReportingState): Pick<Filters, 'user' | 'group'> {
  const mayReadGroups = useMayChooseGroup();
  const person = useCall('GET /users/:userId', { params: { userId: user ?? '' }, when: user !== null });
  const one = useCall('GET /users/groups/:groupId', {
    params: { groupId: group ?? '' },
    when: group !== null && mayReadGroups,
  });
  const personName = person.data ? fullName(person.data) : null;
  const groupName = one.data?.name ?? null;
  return {
    user: useMemo(() => (user === null ? null : { id: user, name: personName }), [user, personName]),
    group: useMemo(() => (group === null ? null : { id: group, name: groupName }), [group, groupName]),
  };
}

/** Filters of a URL, and the moment up to which figures count; the future is excluded. */
export function useFilters(state: ReportingState, zone: string): { filters: Filters; asOf: number } {
  const { dateRange, compare } = state;
  const distrib = splitOf(state);
  const { user, group } = useNamed(state);
  const range = dateRange ? wholeDays(dateRange, zone) : presetRange('7d', now(), zone);
  const { from, until } = range;
  return useMemo(
    () => ({
      asOf: asOf(now()),
      filters: {
        range: { from, until },
        zone,
        user,
        group,
        distrib,
        compare: compare === 'yes',
      },
    }),
    [from, until, zone, user, group, distrib, compare],
  );
}
