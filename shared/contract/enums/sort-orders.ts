/** `ascend` and `descend` are what the screens say; the server takes the short forms too. */
export const sortOrders = ['ascend', 'descend', 'asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];
