/** The one spelling of an order, from a table's head through the address and the call down to SQL. */
export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** How the specification also spells it on the wire; `readListQuery` turns it into the one above. */
export const wireSortOrders = [...sortOrders, 'ascend', 'descend'] as const;

/**
 * The fields by which a list can be sorted, and the order in which each is read when nobody says which. The first is the
 * list's own.
 */
export type Sorts<F extends string = string> = Readonly<Record<F, SortOrder>>;
