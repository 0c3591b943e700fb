export const userSorts = {
  lastName: 'asc',
  firstName: 'asc',
  createdAt: 'desc',
  lastActivity: 'desc',
  role: 'asc',
  group: 'asc',
  program: 'asc',
  programEnd: 'asc',
  silence: 'asc',
  invitation: 'asc',
  manager: 'asc',
  hrRepresentative: 'asc',
} as const;
export type UserSort = keyof typeof userSorts;

export const groupSorts = { name: 'asc', createdAt: 'desc' } as const;
export type GroupSort = keyof typeof groupSorts;

export const userFileSorts = { updatedAt: 'desc', name: 'asc' } as const;
export type UserFileSort = keyof typeof userFileSorts;

/** Connected in a period, not connected in it, not connected ever, paused in it. */
export const userActivities = ['active', 'inactive', 'neverConnected', 'suspended'] as const;
export type UserActivity = (typeof userActivities)[number];

/** `opened`: the account was set up, with or without a welcome e-mail. */
export const invitationStates = ['neverSent', 'sent', 'opened'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Reasons for not sending a welcome e-mail: one was sent within the hour, or the sender has reached their limit. */
export const welcomeSkips = ['recentlySent', 'hourlyLimit'] as const;
export type WelcomeSkip = (typeof welcomeSkips)[number];

/** Program states for the filter of the list: the status of the programme, a current pause, or no programme. */
export const programStates = ['none', 'pending', 'started', 'suspended', 'ended', 'closed'] as const;
export type ProgramState = (typeof programStates)[number];

/** The staff who follow a person. */
export const followerKinds = ['manager', 'hrRepresentative'] as const;
export type FollowerKind = (typeof followerKinds)[number];

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
