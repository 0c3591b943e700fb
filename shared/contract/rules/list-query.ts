import type { SortOrder } from '../enums/sort-orders';
import { pageSizes } from '../limits';

export type Direction = 'asc' | 'desc';
export interface Sorting<F extends string> {
  field: F;
  direction: Direction;
}

interface SortParameters<F extends string> {
  sort?: F;
  sortBy?: F;
  order?: SortOrder;
  sortOrder?: SortOrder;
}

const isDescending = (order: SortOrder) => order === 'descend' || order === 'desc';

/** `ascend` becomes asc, `descend` desc. A field without an order goes up; an order alone turns the list's own field. */
export const sortingOf = <F extends string>(query: SortParameters<F>, fallback: Sorting<F>): Sorting<F> => {
  const field = query.sortBy ?? query.sort;
  const order = query.sortOrder ?? query.order;
  const implied = field === undefined ? fallback.direction : 'asc';
  const direction = order === undefined ? implied : isDescending(order) ? 'desc' : 'asc';
  return { field: field ?? fallback.field, direction };
};

export interface PageWindow {
  page: number;
  pageSize: number;
  offset: number;
}

export const windowOf = (
  query: { page?: number; pageSize?: number; limit?: number },
  pageSize: number = pageSizes.general,
): PageWindow => {
  const size = query.limit ?? query.pageSize ?? pageSize;
  const page = query.page ?? 0;
  return { page, pageSize: size, offset: page * size };
};

export const pageCountOf = (totalCount: number, pageSize: number): number => Math.ceil(totalCount / pageSize);

const values = (given: unknown): unknown[] => (given === undefined ? [] : Array.isArray(given) ? given : [given]);

/** `filters=role:manager&filters=role:user` is `role=manager&role=user`: unfolded before the query is validated. */
export const unfoldFilters = (query: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const { filters, ...rest } = query;
  const unfolded: Record<string, unknown> = rest;
  for (const filter of values(filters)) {
    const [field, ...value] = String(filter).split(':');
    if (!field || value.length === 0) return { ...query };
    const together = [...values(Object.hasOwn(unfolded, field) ? unfolded[field] : undefined), value.join(':')];
    Object.defineProperty(unfolded, field, {
      value: together.length === 1 ? together[0] : together,
      configurable: true,
      enumerable: true,
      writable: true,
    });
  }
  return unfolded;
};
