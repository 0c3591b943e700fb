export const packSorts = { name: 'asc', createdAt: 'desc' } as const;
export type PackSort = keyof typeof packSorts;
