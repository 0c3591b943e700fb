import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type QueryExecutorProvider,
  type RawBuilder,
  type SqlBool,
  type SelectQueryBuilder,
  type Simplify,
} from 'kysely';
import type { Paged, SortOrder, Sorts } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { failure } from './failure';
import { searchPatterns } from './text/search';

/** The output of the contract's `listQuery`, normalised (`readListQuery`). */
export interface ListQuery {
  page?: number | undefined;
  pageSize?: number | undefined;
  limit?: number | undefined;
  sort?: string | undefined;
  order?: SortOrder | undefined;
  search?: string | undefined;
}

export interface List<F extends string> {
  page: number;
  pageSize: number;
  offset: number;
  sort: F;
  order: SortOrder;
  /** LIKE patterns, all of which must match. */
  patterns: string[];
}

/** A list's query as numbers and known names. `sorts` are the contract's own, so that SQL never gets another field. */
export function readList<F extends string>(query: ListQuery, sorts: Sorts<F>): List<F> {
  const page = query.page ?? 0;
  const pageSize = query.limit ?? query.pageSize ?? pageSizes.general;
  const known = Object.keys(sorts) as F[];
  const sort = query.sort === undefined ? known[0] : known.find((field) => field === query.sort);
  if (sort === undefined) throw failure('invalid', { fields: { sort: 'notAllowed' } });
  const order = query.order ?? sorts[sort];
  return { page, pageSize, offset: page * pageSize, sort, order, patterns: searchPatterns(query.search) };
}

export function pageOf<T>(
  { page, pageSize }: Pick<List<string>, 'page' | 'pageSize'>,
  items: T[],
  totalCount: number,
): Paged<T> {
  return { items, totalCount, page, pageSize, pageCount: Math.ceil(totalCount / pageSize) };
}

export interface CappedCount {
  total: number;
  /** The total is a lower bound. */
  capped: boolean;
}

/** Counts rows up to a limit, so that a count has a bounded cost. */
export async function countUpTo<DB, TB extends keyof DB>(
  db: QueryExecutorProvider,
  rows: SelectQueryBuilder<DB, TB, object>,
  most: number,
): Promise<CappedCount> {
  const counted = rows.select(sql`1`.as('one')).limit(most + 1);
  const { rows: found } = await sql<{ total: number }>`SELECT count(*) AS total FROM (${counted}) AS counted`.execute(
    db,
  );
  const total = found[0]?.total ?? 0;
  return { total: Math.min(total, most), capped: total > most };
}

/** From this offset on, reading a page is as slow as counting up to it. */
export const FAR_DOWN = 1_000;

export interface FoundPage extends CappedCount {
  ids: string[];
  hasNext: boolean;
}

/** A page's ids and their count in one scan: for filters that need all rows anyway. */
export async function findAndCount<DB, TB extends keyof DB>(
  db: QueryExecutorProvider,
  inOrder: SelectQueryBuilder<DB, TB, { id: string }>,
  { offset, pageSize }: Pick<List<string>, 'offset' | 'pageSize'>,
  most: number,
): Promise<FoundPage> {
  const end = offset + pageSize;
  const { rows } = await sql<{ total: number; ids: string[] | null }>`
    SELECT count(*) AS total, (array_agg(id))[${offset + 1}::int:${end}::int] AS ids
    FROM (${inOrder.limit(Math.max(most, end) + 1)}) AS found`.execute(db);
  const [{ total, ids } = { total: 0, ids: null }] = rows;
  return { total: Math.min(total, most), capped: total > most, ids: ids ?? [], hasNext: total > end };
}

/**
 * A page of a list with a possibly limited count: then only known pages are counted, which beyond the limit are this
 * one and, if it exists, the next.
 */
export function cappedPageOf<T>(
  list: Pick<List<string>, 'page' | 'pageSize'>,
  items: T[],
  { total, capped, hasNext }: CappedCount & { hasNext: boolean },
): Paged<T> {
  const page = pageOf(list, items, total);
  if (!capped) return page;
  const known = items.length === 0 ? 0 : list.page + (hasNext ? 2 : 1);
  return { ...page, totalCountCapped: true, pageCount: Math.max(page.pageCount, known) };
}

/** A short list, always returned whole, in the list format. */
export const wholePage = <T>(items: T[]): Paged<T> =>
  pageOf({ page: 0, pageSize: Math.max(1, items.length) }, items, items.length);

/** `where((eb) => matchesAll(eb, 'contacts.search', list.patterns))`: each pattern in one of the columns. */
export function matchesAll<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  columns: string | readonly string[],
  patterns: readonly string[],
): Expression<SqlBool> {
  return eb.and(
    patterns.map((pattern) =>
      eb.or([columns].flat().map((column) => sql<SqlBool>`${sql.ref(column)} LIKE ${pattern}`)),
    ),
  );
}

/** The sort column and the tie-breaker, so that each row is on exactly one page. */
type Order = readonly [column: string | RawBuilder<unknown>, id: string];

const sortedBy = ([column]: Order): RawBuilder<unknown> =>
  sql`${typeof column === 'string' ? sql.ref(column) : column}`;

const idsOnPage = <DB, TB extends keyof DB>(
  list: List<string>,
  all: SelectQueryBuilder<DB, TB, object>,
  order: Order,
) =>
  all
    .select(sql.ref<string>(order[1]).as('id'))
    .orderBy(sortedBy(order), list.order)
    .orderBy(sql.ref(order[1]), list.order)
    .limit(list.pageSize)
    .offset(list.offset);

/** A page's ids and the list's length, for lists that read their rows by page. */
export async function findPage<DB, TB extends keyof DB>(
  db: QueryExecutorProvider,
  list: List<string>,
  { all, order }: { all: SelectQueryBuilder<DB, TB, object>; order: Order },
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    SELECT ARRAY(${idsOnPage(list, all, order)}) AS ids,
      (${all.select((eb) => eb.fn.countAll().as('total'))}) AS total`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

interface Page<DB, TB extends keyof DB, Row, T> {
  /** The full result of the query, which is counted. */
  all: SelectQueryBuilder<DB, TB, object>;
  /** The columns of each row. */
  rows: SelectQueryBuilder<DB, TB, Row>;
  order: Order;
  itemOf: (row: Simplify<Row>) => T;
}

/** One page of a list, and its length. */
export async function readPage<DB, TB extends keyof DB, Row, T>(
  list: List<string>,
  { all, rows, order, itemOf }: Page<DB, TB, Row, T>,
): Promise<Paged<T>> {
  const id = sql.ref<string>(order[1]);
  // Limited to the page first: otherwise the columns of all earlier rows are computed too, and discarded. As an array
  // it is evaluated once, whatever the planner's estimate.
  const found = await rows
    .where(sql<boolean>`${id} = ANY(ARRAY(${idsOnPage(list, all, order)}))`)
    .orderBy(sortedBy(order), list.order)
    .orderBy(id, list.order)
    .execute();
  const { total } = await all
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return pageOf(list, found.map(itemOf), total);
}
