import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import {
  limits,
  userSorts,
  type Locale,
  type Paged,
  type SortOrder,
  type UserSort,
  type UserSummary,
} from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { type CappedCount, cappedPageOf, countUpTo, type List, readList } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { reachOf } from '../accounts/visibility';
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

const idsInOrder = (asked: ReturnType<typeof usersAskedFor>, sort: UserSort, order: SortOrder) =>
  asked.orderBy(inOrder(sort, order)).orderBy('users.id', order).select('users.id');

export function userIds(db: Db, person: Person, query: UsersQuery, now: DateTime<true>) {
  const { sort, order } = readList(query, userSorts);
  return idsInOrder(usersAskedFor(db, person, query, now), sort, order);
}

interface Found extends CappedCount {
  ids: string[];
  hasNext: boolean;
}

interface Asked {
  db: Db;
  asked: ReturnType<typeof usersAskedFor>;
  list: List<UserSort>;
  /** How far people are counted. */
  most: number;
}

/** Words are looked for in all of an organisation, whatever is to be shown: once for the page and for the count. */
async function findAndCount({ db, asked, list, most }: Asked): Promise<Found> {
  const end = list.offset + list.pageSize;
  const found = idsInOrder(asked, list.sort, list.order).limit(Math.max(most, end) + 1);
  const { rows } = await sql<{ total: number; ids: string[] | null }>`
    SELECT count(*) AS total, (array_agg(id))[${list.offset + 1}::int:${end}::int] AS ids
    FROM (${found}) AS found`.execute(db);
  const [{ total, ids } = { total: 0, ids: null }] = rows;
  return { total: Math.min(total, most), capped: total > most, ids: ids ?? [], hasNext: total > end };
}

/** One more than the page holds: beyond the count only that says whether there is a next page. */
async function findPage({ asked, list }: Asked): Promise<Pick<Found, 'ids' | 'hasNext'>> {
  const { sort, order, pageSize, offset } = list;
  const found = await idsInOrder(asked, sort, order)
    .limit(pageSize + 1)
    .offset(offset)
    .execute();
  return { ids: found.slice(0, pageSize).map(({ id }) => id), hasNext: found.length > pageSize };
}

/** Where so many people come before a page, it may be nearer to the end of the list. */
const FAR = 1_000;

/** A page far down the list is read from the end that is nearer, as far as counting says where that is. */
async function findFarPage(question: Asked): Promise<Found> {
  const { db, asked, list, most } = question;
  const { sort, order, pageSize, offset } = list;
  const { total, capped } = await countUpTo(db, asked, Math.max(most, 2 * offset));
  const counted = { total: Math.min(total, most), capped: capped || total > most };
  if (capped || total > 2 * offset) return { ...counted, ...(await findPage(question)) };
  const after = Math.max(total - offset - pageSize, 0);
  const backwards = await idsInOrder(asked, sort, order === 'asc' ? 'desc' : 'asc')
    .limit(Math.max(Math.min(pageSize, total - offset), 0))
    .offset(after)
    .execute();
  return { ...counted, ids: backwards.map(({ id }) => id).toReversed(), hasNext: total > offset + pageSize };
}

interface Reading {
  locale: Locale;
  now: DateTime<true>;
}

export async function listUsers(
  db: Db,
  person: Person,
  query: UsersQuery,
  { locale, now }: Reading,
): Promise<Paged<UserSummary>> {
  const list = readList(query, userSorts);
  const most = query.exactCount ? Number.MAX_SAFE_INTEGER - 1 : limits.usersCounted;
  const asked = usersAskedFor(db, person, query, now);
  if (query.returnUsers === false) {
    return cappedPageOf(list, [], { ...(await countUpTo(db, asked, most)), hasNext: false });
  }
  const question = { db, asked, list, most };
  const show = (ids: readonly string[]): Promise<UserSummary[]> =>
    readSummaries(db, ids, { viewer: person, locale, now: now.toJSDate() });
  const isOfOne = reachOf(person) !== 'everywhere' || query.organization !== undefined;
  if (list.offset > FAR || (list.patterns.length > 0 && isOfOne && !query.exactCount)) {
    const found = await (list.offset > FAR ? findFarPage : findAndCount)(question);
    return cappedPageOf(list, await show(found.ids), found);
  }
  // Neither waits for the other: what is shown near the beginning does not hang on how many there are.
  const [counted, { users, hasNext }] = await Promise.all([
    countUpTo(db, asked, most),
    findPage(question).then(async (found) => ({ users: await show(found.ids), hasNext: found.hasNext })),
  ]);
  return cappedPageOf(list, users, { ...counted, hasNext });
}
