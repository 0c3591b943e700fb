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
