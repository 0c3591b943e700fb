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
import { pageSizes, type Paged, type SortOrder, type Sorts } from '@passerelle/shared/contract';
import { failure } from './failure';
import { searchPatterns } from './text/search';

/** What the contract's `listQuery` lets through, in its one spelling (`readListQuery`). */
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

/** A list's query as numbers and known names. `sorts` are the contract's own, so that SQL never sees another field. */
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
  /** There are more than the total says. */
  capped: boolean;
}

/** Counts rows no further than a number, so that a count costs as little among a million as among many. */
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

/** Where so many rows come before a page, reading it is no quicker than counting to it. */
export const FAR_DOWN = 1_000;

export interface FoundPage extends CappedCount {
  ids: string[];
  hasNext: boolean;
}

/** A page's ids and their count in one reading: of what has to be looked for among all rows, whatever is to be shown. */
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
 * A page of a list whose count may have stopped early: then as many pages are told of as are known, which beyond the count
 * are this one and, where there is one, the next.
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

/** A short list that is always given whole, in the form of every list. */
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

/** What is sorted by, and what tells apart those that are equal in it: no row is on two pages, and none on no page. */
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

/** A page's ids and how long the list is, where what is read of each is read of all of the page together. */
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
  /** Everything that the query asks for, which is counted. */
  all: SelectQueryBuilder<DB, TB, object>;
  /** What is to be read of each, of these or of more. */
  rows: SelectQueryBuilder<DB, TB, Row>;
  order: Order;
  itemOf: (row: Simplify<Row>) => T;
}

/** One page of a list, and how long the list is. */
export async function readPage<DB, TB extends keyof DB, Row, T>(
  list: List<string>,
  { all, rows, order, itemOf }: Page<DB, TB, Row, T>,
): Promise<Paged<T>> {
  const id = sql.ref<string>(order[1]);
  // Narrowed to the page first: otherwise what is read of each is read of all the rows before it too, and thrown away.
  // As an array it is found once, however many rows the planner believes that there are.
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
