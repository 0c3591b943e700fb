export const programStatuses = ['pending', 'started', 'closed'] as const;
export type ProgramStatus = (typeof programStatuses)[number];

export const programTypes = ['basic', 'extension'] as const;
export type ProgramType = (typeof programTypes)[number];

export const programSorts = ['createdAt', 'name'] as const;
export type ProgramSort = (typeof programSorts)[number];
