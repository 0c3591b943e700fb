export const userSorts = { lastName: 'asc', firstName: 'asc', createdAt: 'desc', lastActivity: 'desc' } as const;
export type UserSort = keyof typeof userSorts;

export const groupSorts = { name: 'asc', createdAt: 'desc' } as const;
export type GroupSort = keyof typeof groupSorts;

export const userFileSorts = { updatedAt: 'desc', name: 'asc' } as const;
export type UserFileSort = keyof typeof userFileSorts;

/** The lists behind the figures of the reporting: who was active, who was not, who paused. */
export const userActivities = ['active', 'inactive', 'suspended'] as const;
export type UserActivity = (typeof userActivities)[number];

/** Why somebody was not sent the welcome e-mail: they got one within the hour, or the sender has written to many. */
export const welcomeSkips = ['recentlySent', 'hourlyLimit'] as const;
export type WelcomeSkip = (typeof welcomeSkips)[number];

/** Where someone stands, as the list filters it: the status of their programme, a pause under way, or none at all. */
export const programStates = ['none', 'pending', 'started', 'suspended', 'closed'] as const;
export type ProgramState = (typeof programStates)[number];

export const creationSteps = ['identity', 'job', 'create'] as const;
export type CreationStep = (typeof creationSteps)[number];

export const genders = ['man', 'woman'] as const;
export type Gender = (typeof genders)[number];

export const civilities = ['mr', 'mrs', 'dr', 'lawyer', 'professor'] as const;
export type Civility = (typeof civilities)[number];

/** `couple`: married, partnered or cohabiting, which the specification counts as one. */
export const maritalStatuses = ['single', 'couple', 'divorced', 'widowed'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

export const origins = ['ios', 'android', 'web', 'koala', 'api'] as const;
export type Origin = (typeof origins)[number];

export const addressTypes = ['personal', 'professional', 'other'] as const;
export type AddressType = (typeof addressTypes)[number];

export const closureTypes = ['businessCreation', 'training', 'internal', 'external', 'retired', 'other'] as const;
export type ClosureType = (typeof closureTypes)[number];

/** Of a job found elsewhere; a fixed term is long from six months on. */
export const contractKinds = ['cdi', 'cddLong', 'cddShort', 'interim'] as const;
export type ContractKind = (typeof contractKinds)[number];
