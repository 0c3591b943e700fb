import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import {
  userSorts,
  type Locale,
  type Paged,
  type SortOrder,
  type UserSort,
  type UserSummary,
} from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { pageOf, readList } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { usersAskedFor, type UsersQuery } from './filters';
import { readSummaries } from './summaries';

const columns = {
  lastName: 'users.sort_name',
  firstName: 'users.sort_first_name',
  createdAt: 'users.created_at',
  lastActivity: 'users.last_seen_at',
} as const satisfies Record<UserSort, string>;

/** Whoever never came was there longest ago. The other columns are never null, and their indexes know one order only. */
const inOrder = (sort: UserSort, order: SortOrder) => {
  const nulls = sort === 'lastActivity' ? { asc: 'NULLS FIRST', desc: 'NULLS LAST' }[order] : '';
  return sql`${sql.ref(columns[sort])} ${sql.raw(`${order} ${nulls}`)}`;
};

export function userIds(db: Db, person: Person, query: UsersQuery, now: DateTime<true>) {
  const { sort, order } = readList(query, userSorts);
  return usersAskedFor(db, person, query, now)
    .orderBy(inOrder(sort, order))
    .orderBy('users.id', order)
    .select('users.id');
}

export async function listUsers(
  db: Db,
  person: Person,
  query: UsersQuery,
  { locale, now }: { locale: Locale; now: DateTime<true> },
): Promise<Paged<UserSummary>> {
  const list = readList(query, userSorts);
  const { total } = await usersAskedFor(db, person, query, now)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (query.returnUsers === false) return pageOf(list, [], total);
  const found = await userIds(db, person, query, now).limit(list.pageSize).offset(list.offset).execute();
  const ids = found.map(({ id }) => id);
  return pageOf(list, await readSummaries(db, ids, { viewer: person, locale, now: now.toJSDate() }), total);
}
