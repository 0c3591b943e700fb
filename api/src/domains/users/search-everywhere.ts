import { searchWords } from '@passerelle/shared/contract';
import { type RawBuilder, sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { type CappedCount, findAndCount, type List } from '../../platform/lists';
import { searchPatterns } from '../../platform/text/search';
import { areRareEverywhere } from '../accounts/search-people';
import { isNarrowed } from './count-people';
import { rolesAskedFor, type UsersQuery } from './filters';

/** So many names are read in a row before the index of everybody's words is asked. */
const READ_IN_ROW = 5_000;

interface Everywhere {
  db: Db;
  query: UsersQuery;
  list: Pick<List<string>, 'offset' | 'pageSize'>;
  inOrder: SelectQueryBuilder<Database, 'users', { id: string }>;
  order: RawBuilder<unknown>;
  most: number;
}

/** A page among the first names of all, if they have one: what many have comes soon unless all of them are called so. */
async function findNear({ db, list, inOrder, order }: Everywhere): Promise<string[] | null> {
  const { offset, pageSize } = list;
  // The people asked for are looked for among these alone, which stand in the place of the table.
  const { rows } = await sql<{ id: string }>`
    WITH users AS (SELECT * FROM users WHERE users.deleted_at IS NULL ORDER BY ${order} LIMIT ${READ_IN_ROW})
    SELECT id FROM (${inOrder.limit(pageSize + 1).offset(offset)}) AS found`.execute(db);
  return rows.length > pageSize ? rows.map(({ id }) => id) : null;
}

/** As many as begin with the word by their first name, or by their last, have it: their names stand in an index each. */
function beginning(query: UsersQuery, most: number): RawBuilder<unknown> {
  const [pattern = ''] = searchPatterns(query.search);
  const counted = (name: string) => sql`(SELECT count(*) FROM (SELECT FROM users WHERE deleted_at IS NULL
    AND role = ANY(${[...rolesAskedFor(query)]}) AND ${sql.ref(name)} LIKE ${pattern.slice(1)}
    ORDER BY ${sql.ref(name)} LIMIT ${most + 1}) AS named)`;
  return sql`WHEN ${counted('sort_first_name')} > ${most} OR ${counted('sort_name')} > ${most} THEN ${most + 1}`;
}

/** More than are counted are mostly told by their names; only otherwise each is looked for. */
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
 * People of every organisation who have some words. Names in a row are read where many have them, and the index of everybody's
 * words is asked where few do: to find either by the other takes as long as there are people.
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
