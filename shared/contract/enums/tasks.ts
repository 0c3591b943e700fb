export const taskStatuses = ['pending', 'started', 'validated', 'cancelled'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const taskModes = ['manual', 'automatic'] as const;
export type TaskMode = (typeof taskModes)[number];

export const taskFamilies = [
  'cv',
  'linkedin',
  'professionalProject',
  'offer',
  'networking',
  'communication',
  'hiring',
  'privateLife',
  'retirement',
  'businessCreation',
  'other',
] as const;
export type TaskFamily = (typeof taskFamilies)[number];

export const taskFilters = ['all', 'currentWeek', 'previousWeeks', 'nextWeek'] as const;
export type TaskFilter = (typeof taskFilters)[number];

export const taskSorts = { fromDate: 'asc', validUntil: 'asc' } as const;
export type TaskSort = keyof typeof taskSorts;
