export const programStatuses = ['pending', 'started', 'closed'] as const;
export type ProgramStatus = (typeof programStatuses)[number];

export const programTypes = ['basic', 'extension'] as const;
export type ProgramType = (typeof programTypes)[number];

export const programSorts = { name: 'asc', createdAt: 'desc' } as const;
export type ProgramSort = keyof typeof programSorts;

export const packSorts = { name: 'asc', createdAt: 'desc' } as const;
export type PackSort = keyof typeof packSorts;
