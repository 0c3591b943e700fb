export const genders = ['man', 'woman'] as const;
export type Gender = (typeof genders)[number];

export const civilities = ['mr', 'mrs', 'dr', 'lawyer', 'professor'] as const;
export type Civility = (typeof civilities)[number];

/** `couple`: married, partnered or cohabiting, which the specification counts as one. */
export const maritalStatuses = ['single', 'couple', 'divorced', 'widowed'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];
