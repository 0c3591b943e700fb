/** The one spelling of an order, from a table's head through the address and the call down to SQL. */
export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Alternative spellings of the specification; `readListQuery` maps them to the ones above. */
export const wireSortOrders = [...sortOrders, 'ascend', 'descend'] as const;

/**
 * The fields by which a list can be sorted, with the default order of each. The first is the
 * list's own.
 */
export type Sorts<F extends string = string> = Readonly<Record<F, SortOrder>>;

type Query = Readonly<Record<string, unknown>>;

const values = (given: unknown): unknown[] => (given === undefined ? [] : Array.isArray(given) ? given : [given]);

/** `filters=role:manager&filters=role:user` is `role=manager&role=user`: unfolded before the query is validated. */
export const unfoldFilters = (query: Query): Record<string, unknown> => {
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

const orders: Query = { ascend: 'asc', descend: 'desc' };

/**
 * A valid list query in the product's one spelling: `sortBy` is `sort`, `sortOrder` is `order`, `ascend` is `asc` and
 * `descend` is `desc`. Where a query says both of a pair, `sort` and `order` win.
 */
export const readListQuery = <Q>(query: Q): Q => {
  if (typeof query !== 'object' || query === null) return query;
  const { sortBy, sortOrder, ...rest } = query as Query;
  const sort = rest['sort'] ?? sortBy;
  const order = rest['order'] ?? sortOrder;
  const sorting = {
    ...(sort !== undefined && { sort }),
    ...(order !== undefined && { order: typeof order === 'string' ? (orders[order] ?? order) : order }),
  };
  return { ...rest, ...sorting } as Q;
};
