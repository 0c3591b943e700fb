export const contactTypes = ['manager', 'hr', 'networkAngel', 'internal', 'external', 'headHunter'] as const;
export type ContactType = (typeof contactTypes)[number];

/** Tabs of the contact book: those who recommended someone, and those who were recommended. */
export const contactFilters = ['all', 'referrer', 'referred'] as const;
export type ContactFilter = (typeof contactFilters)[number];

export const contactSorts = { createdAt: 'desc', fullName: 'asc' } as const;
export type ContactSort = keyof typeof contactSorts;

/** What a column of an imported table may hold. */
export const contactImportFields = [
  'lastName',
  'firstName',
  'fullName',
  'civility',
  'type',
  'company.name',
  'company.service',
  'job.jobTitle',
  'email',
  'phone',
  'mobilePhone',
  'address',
  'referrer',
  'comment',
] as const;
export type ContactImportField = (typeof contactImportFields)[number];

/** What several columns may hold a part of; of everything else there is one. */
export const severalColumns: readonly ContactImportField[] = ['address', 'comment'];

export const contactImportChoices = ['create', 'merge', 'replace'] as const;
export type ContactImportChoice = (typeof contactImportChoices)[number];
