import { type RawBuilder, sql } from 'kysely';
import type { SortOrder, UserSort } from '@passerelle/shared/contract';
import { roles } from '@passerelle/shared/contract/enums/security';
import type { Person } from '../../../platform/sessions/person';
import { visibleGroups } from '../../accounts/visibility';
import { silenceOf } from '../../reporting/follow-up/silence';
import { colleagueSeen } from './colleague-seen';
import type { usersAskedFor } from './filters';

const indexed = {
  lastName: 'users.sort_name',
  firstName: 'users.sort_first_name',
  createdAt: 'users.created_at',
  lastActivity: 'users.last_seen_at',
} as const;

/** The others are computed for each match. */
export const isIndexed = (sort: UserSort): sort is keyof typeof indexed => sort in indexed;

export interface UsersOrder {
  sort: UserSort;
  order: SortOrder;
  viewer: Person;
  now: Date;
}

const sortName = sql<string>`users.sort_name`;

function computed({ viewer, now }: UsersOrder): Record<Exclude<UserSort, keyof typeof indexed>, RawBuilder<unknown>> {
  return {
    role: sql`array_position(${[...roles]}::text[], users.role)`,
    group: sql`(SELECT min(user_groups.sort_name) FROM group_members JOIN user_groups ON user_groups.id = group_id
      WHERE group_members.user_id = users.id AND ${visibleGroups(viewer)})`,
    program: sql`CASE users.program_status WHEN 'pending' THEN 1
      WHEN 'started' THEN CASE WHEN users.program_paused_until >= ${now} THEN 3 ELSE 2 END WHEN 'closed' THEN 4 END`,
    programEnd: sql`(SELECT to_date FROM user_programs AS given WHERE given.user_id = users.id AND given.selected)`,
    silence: sql`CASE users.role WHEN 'user' THEN (SELECT since FROM ${silenceOf(now)} AS silence) END`,
    invitation: sql`CASE WHEN users.setup_at IS NULL THEN coalesce(users.invited_at, '-infinity') ELSE 'infinity' END`,
    manager: colleagueSeen('manager_id', viewer, sortName),
    hrRepresentative: colleagueSeen('hr_representative_id', viewer, sortName),
  };
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/**
 * NULL `last_seen_at` sorts as oldest; the other indexed columns are never null, and their indexes have one order only.
 * People without a computed value come last in either order. Equal rows stand by id, of computed values by name first.
 */
export function orderOf(asked: UsersOrder, isBackwards = false): RawBuilder<unknown> {
  const { sort } = asked;
  const order = isBackwards ? opposite[asked.order] : asked.order;
  const direction = sql.raw(order);
  if (isIndexed(sort)) {
    const nulls = sql.raw(sort === 'lastActivity' ? { asc: ' NULLS FIRST', desc: ' NULLS LAST' }[order] : '');
    return sql`${sql.ref(indexed[sort])} ${direction}${nulls}, users.id ${direction}`;
  }
  const ends = sql.raw(isBackwards ? 'NULLS FIRST' : 'NULLS LAST');
  const among = sql.raw(isBackwards ? 'desc' : 'asc');
  return sql`${computed(asked)[sort]} ${direction} ${ends}, users.sort_name ${among}, users.id ${among}`;
}

export const idsInOrder = (people: ReturnType<typeof usersAskedFor>, asked: UsersOrder, isBackwards = false) =>
  people.orderBy(orderOf(asked, isBackwards)).select('users.id');
