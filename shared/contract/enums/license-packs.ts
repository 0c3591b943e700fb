export const packSorts = ['createdAt', 'name'] as const;
export type PackSort = (typeof packSorts)[number];
