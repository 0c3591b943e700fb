import { searchWords } from '@passerelle/shared/contract/rules/common/search';
import { type RawBuilder, sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import type { Database } from '../../../platform/database/schema';
import { type CappedCount, findAndCount, type List } from '../../../platform/lists';
import { searchPatterns } from '../../../platform/text/search';
import { areRareEverywhere } from '../../accounts/search-people';
import { isNarrowed } from './count-people';
import { rolesAskedFor, type UsersQuery } from './filters';

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

export interface Shown<T> extends CappedCount {
  items: T[];
  hasNext: boolean;
}

/**
 * People of every organisation who match some words. Frequent words are found by scanning names, rare ones in the index
 * of all organisations: the wrong plan reads the whole table.
 */
export async function searchEverywhere<T>(
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
