import type { ContactImportField } from '@passerelle/shared/contract';
import { textLocales } from '@passerelle/shared/contract/enums/locales';
import { plainTitle } from '../../../../platform/spreadsheet/cell-text';
import type { Heading } from '../../../personal-data/export/labels/headings';
import { labelsIn } from '../../../personal-data/export/labels/labels';
import { frenchAndEnglishHeads } from './french-english-heads';
import { latinHeads } from './latin-heads';
import { otherScriptHeads } from './other-script-heads';

/** The meaning of a head; lower ranks are more certain. */
export interface Known {
  field: ContactImportField;
  rank: number;
}

/** The columns of the contacts in the spreadsheet of the own data. */
const exported: Partial<Record<Heading, ContactImportField>> = {
  lastName: 'lastName',
  firstName: 'firstName',
  civility: 'civility',
  type: 'type',
  company: 'company.name',
  department: 'company.service',
  jobTitle: 'job.jobTitle',
  email: 'email',
  phone: 'phone',
  mobilePhone: 'mobilePhone',
  address: 'address',
  referrer: 'referrer',
  comment: 'comment',
};

function exportedHeads(): [head: string, field: ContactImportField][] {
  const headings = Object.entries(exported) as [Heading, ContactImportField][];
  return textLocales.flatMap((locale) =>
    headings.map(([heading, field]): [string, ContactImportField] => [labelsIn(locale).headings[heading], field]),
  );
}

type Ranked = readonly [head: string, known: Known];

const ranked = (heads: Readonly<Record<ContactImportField, readonly string[]>>): Ranked[] =>
  Object.entries(heads).flatMap(([field, words]) =>
    words.map((word, rank): Ranked => [word, { field: field as ContactImportField, rank }]),
  );

const listed = (heads: Readonly<Record<ContactImportField, string>>): Ranked[] =>
  ranked(
    Object.fromEntries(Object.entries(heads).map(([field, words]) => [field, words.split(', ')])) as Record<
      ContactImportField,
      string[]
    >,
  );

/** Every head that is known by heart, as written. */
export const writtenHeads = (): Ranked[] => [
  ...exportedHeads().map(([head, field]): Ranked => [head, { field, rank: 0 }]),
  ...ranked(frenchAndEnglishHeads),
  ...Object.values({ ...latinHeads, ...otherScriptHeads }).flatMap(listed),
];

let byHead: ReadonlyMap<string, Known> | undefined;

/** The field of a head in plain letters. */
export function knownHead(plain: string): Known | undefined {
  // The catalogues of all languages are read with the first import. The first of two meanings is used.
  byHead ??= new Map(
    writtenHeads()
      .toReversed()
      .map(([head, known]) => [plainTitle(head), known]),
  );
  return byHead.get(plain);
}
