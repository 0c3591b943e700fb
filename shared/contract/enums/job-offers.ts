export const jobOfferStatuses = ['pending', 'accepted', 'refused'] as const;
export type JobOfferStatus = (typeof jobOfferStatuses)[number];

export const jobOfferTypes = ['internal', 'external'] as const;
export type JobOfferType = (typeof jobOfferTypes)[number];

/** Tabs of the offers: accepted ones are still under way, so « pending » holds both. */
export const jobOfferFilters = ['all', 'pending', 'refused'] as const;
export type JobOfferFilter = (typeof jobOfferFilters)[number];

export const jobOfferSorts = { createdAt: 'desc', title: 'asc' } as const;
export type JobOfferSort = keyof typeof jobOfferSorts;
