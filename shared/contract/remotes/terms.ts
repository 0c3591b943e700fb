/** Grows when what shell and remotes promise each other changes in a way that old remotes cannot follow. */
export const REMOTES_CONTRACT = 1;

export const spaces = ['participant', 'client'] as const;
export type Space = (typeof spaces)[number];

export const layouts = ['main', 'full-screen', 'back-to-home'] as const;
export type Layout = (typeof layouts)[number];

/** Conditions beyond the role that the shell can check for a menu entry. */
export const menuConditions = ['programme.jobOffers'] as const;
export type MenuCondition = (typeof menuConditions)[number];
