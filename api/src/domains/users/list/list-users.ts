import type { DateTime } from 'luxon';
import type { Locale, Paged, UserSummary } from '@passerelle/shared/contract';
import { userSorts } from '@passerelle/shared/contract/enums/users';
import { searchWords } from '@passerelle/shared/contract/rules/common/search';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import type { Database } from '../../../platform/database/schema';
import {
  type CappedCount,
  cappedPageOf,
  countUpTo,
  FAR_DOWN,
  findAndCount,
  type FoundPage,
  type List,
  readList,
} from '../../../platform/lists';
import type { Person } from '../../../platform/sessions/person';
import { searchPatterns } from '../../../platform/text/search';
import { areRareEverywhere } from '../../accounts/search-people';
import { isNarrowed } from './count-people';
import { rolesAskedFor, usersAskedFor, type UsersQuery } from './filters';
import { idsInOrder, orderOf } from './sort-users';
import { readSummaries } from './summaries';
import { type PreparedUsersQuery, prepareUsersQuery } from './users-query';

/** So many names are scanned before the index of all organisations is used. */
const READ_IN_ROW = 5_000;

interface Everywhere {
  db: Db;
  query: UsersQuery;
  list: Pick<List<string>, 'offset' | 'pageSize'>;
  inOrder: SelectQueryBuilder<Database, 'users', { id: string }>;
  order: RawBuilder<unknown>;
  most: number;
}

/** A page among the first names of all, if it exists: frequent words fill it early. */
async function findNear({ db, list, inOrder, order }: Everywhere): Promise<string[] | null> {
  const { offset, pageSize } = list;
  // The requested people are searched only among these, in place of the table.
  const { rows } = await sql<{ id: string }>`
    WITH users AS (SELECT * FROM users WHERE users.deleted_at IS NULL ORDER BY ${order} LIMIT ${READ_IN_ROW})
    SELECT id FROM (${inOrder.limit(pageSize + 1).offset(offset)}) AS found`.execute(db);
  return rows.length > pageSize ? rows.map(({ id }) => id) : null;
}

/** The people whose first or last name begins with the word: each name has an index. */
function beginning(query: UsersQuery, most: number): RawBuilder<unknown> {
  const [pattern = ''] = searchPatterns(query.search);
  const counted = (name: string) => sql`(SELECT count(*) FROM (SELECT FROM users WHERE deleted_at IS NULL
    AND role = ANY(${[...rolesAskedFor(query)]}) AND ${sql.ref(name)} LIKE ${pattern.slice(1)}
    ORDER BY ${sql.ref(name)} LIMIT ${most + 1}) AS named)`;
  return sql`WHEN ${counted('sort_first_name')} > ${most} OR ${counted('sort_name')} > ${most} THEN ${most + 1}`;
}

/** Counts above the limit are mostly known from names; otherwise each is looked up. */
async function countEverywhere({ db, query, inOrder, most }: Everywhere): Promise<CappedCount> {
  const isOneWord = searchWords(query.search ?? '').length === 1 && !isNarrowed({ ...query, search: undefined });
  const known = isOneWord ? beginning(query, most) : sql`WHEN false THEN 0`;
  const all = sql`SELECT count(*) FROM (${inOrder.clearOrderBy().limit(most + 1)}) AS counted`;
  const { rows } = await sql<{ total: number }>`SELECT CASE ${known} ELSE (${all}) END AS total`.execute(db);
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, most), capped: total > most };
}

interface Shown<T> extends CappedCount {
  items: T[];
  hasNext: boolean;
}

/**
 * People of every organisation who match some words. Frequent words are found by scanning names, rare ones in the index
 * of all organisations: the wrong plan reads the whole table.
 */
async function searchEverywhere<T>(
  asked: Everywhere,
  show: (ids: readonly string[]) => Promise<T[]>,
): Promise<Shown<T>> {
  const { db, query, list, inOrder, most } = asked;
  if (!(await areRareEverywhere(db, query.search))) {
    const [counted, items] = await Promise.all([
      countEverywhere(asked),
      findNear(asked).then((ids) => ids && show(ids.slice(0, list.pageSize))),
    ]);
    if (items) return { ...counted, items, hasNext: true };
  }
  const found = await findAndCount(db, inOrder, list, most);
  return { ...found, items: await show(found.ids) };
}

export function userIds(db: Db, person: Person, query: UsersQuery, now: DateTime<true>) {
  const { sort, order } = readList(query, userSorts);
  return idsInOrder(usersAskedFor(db, person, query, now), { sort, order, viewer: person, now: now.toJSDate() });
}

const countAsked = async ({ db, asked, known }: PreparedUsersQuery, most: number): Promise<CappedCount> =>
  known === null ? countUpTo(db, asked, most) : { total: Math.min(known, most), capped: known > most };

/** One more than the page: beyond the count limit it tells whether there is a next page. */
async function findPage({ asked, list, inOrder }: PreparedUsersQuery): Promise<Pick<FoundPage, 'ids' | 'hasNext'>> {
  const { pageSize, offset } = list;
  const found = await idsInOrder(asked, inOrder)
    .limit(pageSize + 1)
    .offset(offset)
    .execute();
  return { ids: found.slice(0, pageSize).map(({ id }) => id), hasNext: found.length > pageSize };
}

/** A page far down is read from the nearer end, as far as the count is known. */
async function findFarPage(question: PreparedUsersQuery): Promise<FoundPage> {
  const { asked, list, inOrder, most } = question;
  const { pageSize, offset } = list;
  const { total, capped } = await countAsked(question, Math.max(most, 2 * offset));
  const counted = { total: Math.min(total, most), capped: capped || total > most };
  if (capped || total > 2 * offset) return { ...counted, ...(await findPage(question)) };
  const after = Math.max(total - offset - pageSize, 0);
  const backwards = await idsInOrder(asked, inOrder, true)
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
  const question = await prepareUsersQuery(db, person, query, now);
  const { asked, list, most } = question;
  if (query.returnUsers === false) {
    return cappedPageOf(list, [], { ...(await countAsked(question, most)), hasNext: false });
  }
  const show = (ids: readonly string[]): Promise<UserSummary[]> =>
    readSummaries(db, ids, { viewer: person, locale, now: now.toJSDate() });
  if (list.offset > FAR_DOWN) {
    const found = await findFarPage(question);
    return cappedPageOf(list, await show(found.ids), found);
  }
  const inOrder = idsInOrder(asked, question.inOrder);
  if (question.isEverywhere) {
    const order = orderOf(question.inOrder);
    const found = await searchEverywhere({ db, query, list, inOrder, order, most }, show);
    return cappedPageOf(list, found.items, found);
  }
  if (question.isOneReading) {
    const found = await findAndCount(db, inOrder, list, most);
    return cappedPageOf(list, await show(found.ids), found);
  }
  // In parallel: a page near the beginning does not depend on the count.
  const [counted, { users, hasNext }] = await Promise.all([
    countAsked(question, most),
    findPage(question).then(async (found) => ({ users: await show(found.ids), hasNext: found.hasNext })),
  ]);
  return cappedPageOf(list, users, { ...counted, hasNext });
}
