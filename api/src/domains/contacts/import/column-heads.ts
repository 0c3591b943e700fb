import type { ContactImportField } from '@passerelle/shared/contract';
import { plainTitle } from '../../../platform/spreadsheet/cell-text';
import { isBeside, isPlace } from './heads/compound-heads';
import { type Known, knownHead } from './heads/head-words';

/** A head of civilities in some tables, and of this field in others; Outlook has both. */
export interface EitherTitle {
  otherwise: ContactImportField;
}

const plainSet = (words: string): ReadonlySet<string> => new Set(words.split(', ').map(plainTitle));

const eitherTitles: readonly (readonly [heads: ReadonlySet<string>, EitherTitle])[] = [
  [
    plainSet('Titre, Title, Titel, Título, Titolo, Unvan, Титул, 头衔, 頭銜, 肩書き, 肩書, عنوان'),
    { otherwise: 'job.jobTitle' },
  ],
  [plainSet('اللقب'), { otherwise: 'lastName' }],
];

/** First names where family names have a column of their own, and otherwise whole names. */
const eitherNames = plainSet('Nombre, Nome, Nama, Ad, Adı, İsim, Имя, الاسم, اسم, نام, 名前, 名称');

/** The meaning of a header; for an ambiguous one, the cells or the other headers decide. */
export function fieldOfHead(head: string): Known | EitherTitle | 'name' | 'beside' | null {
  const plain = plainTitle(head);
  const title = eitherTitles.find(([heads]) => heads.has(plain))?.[1];
  if (title) return title;
  if (eitherNames.has(plain)) return 'name';
  const known = knownHead(plain);
  if (known) return known;
  if (isPlace(plain)) return { field: 'address', rank: 0 };
  return isBeside(plain) ? 'beside' : null;
}
