export const programStatuses = ['pending', 'started', 'closed'] as const;
export type ProgramStatus = (typeof programStatuses)[number];

export const programTypes = ['basic', 'extension'] as const;
export type ProgramType = (typeof programTypes)[number];

export const programSorts = { name: 'asc', createdAt: 'desc' } as const;

export const packSorts = { name: 'asc', createdAt: 'desc' } as const;
export type PackSort = keyof typeof packSorts;

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

export const subTaskTypes = ['text', 'document', 'link', 'action', 'upload', 'survey'] as const;
export type SubTaskType = (typeof subTaskTypes)[number];

export const actionSubTypes = ['contact', 'hiring', 'networking'] as const;
export type ActionSubType = (typeof actionSubTypes)[number];

export const documentSubTypes = ['toRead', 'toDo'] as const;
export type DocumentSubType = (typeof documentSubTypes)[number];

export const surveySubTypes = ['basic', 'validation', 'tricam', 'colors', 'intelligence'] as const;
export type SurveySubType = (typeof surveySubTypes)[number];

export const validationTypes = ['automatic', 'manual'] as const;
export type ValidationType = (typeof validationTypes)[number];

export const subTaskSorts = { updatedAt: 'desc', createdAt: 'desc' } as const;

export const questionTypes = ['boolean', 'list', 'multiValue', 'text'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** Roles that may be told, with the person's name, of a yes to a question. */
export const questionListeners = ['hrRepresentative'] as const;
export type QuestionListener = (typeof questionListeners)[number];

/** Technical, reflection, imagination, cooperation, action, method. */
export const tricamLetters = ['t', 'r', 'i', 'c', 'a', 'm'] as const;
export type TricamLetter = (typeof tricamLetters)[number];

/** Interests of a trade (RIASEC): realistic, investigative, artistic, social, enterprising, conventional. */
export const tradeInterests = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
export type TradeInterest = (typeof tradeInterests)[number];

export const tradeSorts = { match: 'asc' } as const;

export const profileColors = ['red', 'green', 'blue', 'yellow'] as const;
export type ProfileColor = (typeof profileColors)[number];

export const intelligences = [
  'verbal',
  'mathematical',
  'musical',
  'visual',
  'physical',
  'interpersonal',
  'intrapersonal',
  'naturalist',
] as const;
export type Intelligence = (typeof intelligences)[number];

export const badgeTypes = ['professionalProject', 'cv', 'linkedin'] as const;
export type BadgeType = (typeof badgeTypes)[number];

/** Silver in progress, silver, gold. */
export const badgeLevels = ['lvl1', 'lvl2', 'lvl3'] as const;
export type BadgeLevel = (typeof badgeLevels)[number];
