import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { pageSizes, type Paged, type SortOrder } from '@passerelle/shared/contract';
import { failure } from './http/failure';
import { searchPatterns } from './search';

/** What the contract's `listQuery` lets through. */
export interface ListQuery<F extends string = string> {
  page?: number | undefined;
  pageSize?: number | undefined;
  limit?: number | undefined;
  sort?: F | undefined;
  sortBy?: F | undefined;
  order?: SortOrder | undefined;
  sortOrder?: SortOrder | undefined;
  search?: string | undefined;
}

export type Direction = 'asc' | 'desc';

export interface List<F extends string> {
  page: number;
  pageSize: number;
  offset: number;
  sort: F;
  direction: Direction;
  /** LIKE patterns, all of which must match. */
  patterns: string[];
}

const directionOf = (order: SortOrder | undefined): Direction | undefined =>
  order && (order.startsWith('asc') ? 'asc' : 'desc');

/**
 * A list's query as numbers and known names. `sorts` says which fields may be sorted by, and which way each goes when
 * the query does not say; the first is the list's own order.
 */
export function readList<F extends string>(query: ListQuery, sorts: Readonly<Record<F, Direction>>): List<F> {
  const page = query.page ?? 0;
  const pageSize = query.limit ?? query.pageSize ?? pageSizes.general;
  const asked = query.sort ?? query.sortBy;
  const known = Object.keys(sorts) as F[];
  const sort = asked === undefined ? known[0] : known.find((field) => field === asked);
  if (sort === undefined)
    throw failure('invalid', { fields: { [query.sort === undefined ? 'sortBy' : 'sort']: 'notAllowed' } });
  const direction = directionOf(query.order ?? query.sortOrder) ?? sorts[sort];
  return { page, pageSize, offset: page * pageSize, sort, direction, patterns: searchPatterns(query.search) };
}

export function pageOf<T>(
  { page, pageSize }: Pick<List<string>, 'page' | 'pageSize'>,
  items: T[],
  totalCount: number,
): Paged<T> {
  return { items, totalCount, page, pageSize, pageCount: Math.ceil(totalCount / pageSize) };
}

/** A short list that is always given whole, in the form of every list. */
export const wholePage = <T>(items: T[]): Paged<T> =>
  pageOf({ page: 0, pageSize: Math.max(1, items.length) }, items, items.length);

/** `where((eb) => matchesAll(eb, 'contacts.search', list.patterns))` */
export function matchesAll<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  column: string,
  patterns: readonly string[],
): Expression<SqlBool> {
  return eb.and(patterns.map((pattern) => sql<SqlBool>`${sql.ref(column)} LIKE ${pattern}`));
}
