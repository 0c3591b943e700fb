export const contactTypes = ['manager', 'hr', 'networkAngel', 'internal', 'external', 'headHunter'] as const;
export type ContactType = (typeof contactTypes)[number];

/** Tabs of the contact book: those who recommended someone, and those who were recommended. */
export const contactFilters = ['all', 'referrer', 'referred'] as const;
export type ContactFilter = (typeof contactFilters)[number];

export const contactSorts = { createdAt: 'desc', fullName: 'asc' } as const;
export type ContactSort = keyof typeof contactSorts;

/** Fields for a column of an imported table. */
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

/** Fields that several columns may fill in part; every other field has one column. */
export const severalColumns: readonly ContactImportField[] = ['address', 'comment'];

export const contactImportChoices = ['create', 'merge', 'replace'] as const;
export type ContactImportChoice = (typeof contactImportChoices)[number];
