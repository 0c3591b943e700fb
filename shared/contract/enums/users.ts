export const userSorts = ['createdAt', 'lastName', 'firstName', 'lastActivity'] as const;
export type UserSort = (typeof userSorts)[number];

export const groupSorts = ['createdAt', 'name'] as const;
export type GroupSort = (typeof groupSorts)[number];

export const userFileSorts = ['updatedAt', 'name'] as const;
export type UserFileSort = (typeof userFileSorts)[number];

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
