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
  'comment',
] as const;
export type ContactImportField = (typeof contactImportFields)[number];

export const contactImportChoices = ['create', 'merge', 'replace'] as const;
export type ContactImportChoice = (typeof contactImportChoices)[number];
