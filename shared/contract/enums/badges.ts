export const badgeTypes = ['professionalProject', 'cv', 'linkedin'] as const;
export type BadgeType = (typeof badgeTypes)[number];

/** Silver in progress, silver, gold. */
export const badgeLevels = ['lvl1', 'lvl2', 'lvl3'] as const;
export type BadgeLevel = (typeof badgeLevels)[number];
