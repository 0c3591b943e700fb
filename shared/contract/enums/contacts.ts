export const contactTypes = ['manager', 'hr', 'networkAngel', 'internal', 'external', 'headHunter'] as const;
export type ContactType = (typeof contactTypes)[number];

/** Tabs of the contact book: those who recommended someone, and those who were recommended. */
export const contactFilters = ['all', 'referrer', 'referred'] as const;
export type ContactFilter = (typeof contactFilters)[number];

export const contactSorts = { createdAt: 'desc', fullName: 'asc' } as const;
export type ContactSort = keyof typeof contactSorts;
