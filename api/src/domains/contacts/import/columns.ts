import type { ContactColumns, ContactImportColumn, ContactImportField } from '@passerelle/shared/contract';
import { severalColumns } from '@passerelle/shared/contract/enums/contacts';
import { isCivility } from './coded-values';
import { fieldOfHead } from './column-heads';
import type { Known } from './heads/head-words';

type Guess = ContactImportField | null;

const sampleOf = (rows: readonly string[][], index: number): string =>
  rows
    .map((row) => row[index]?.trim() ?? '')
    .find(Boolean)
    ?.slice(0, 80) ?? '';

/** Below the usual heads of a field, and above those that name it loosely. */
const TITLE_RANK = 3.5;

/** The meaning of a column that its header and its cells settle. */
function knownField(rows: readonly string[][], one: ReturnType<typeof fieldOfHead>, index: number): Known | null {
  if (one === null || typeof one === 'string') return null;
  if ('rank' in one) return one;
  const sample = sampleOf(rows, index);
  return sample === '' ? null : { field: isCivility(sample) ? 'civility' : one.otherwise, rank: TITLE_RANK };
}

/**
 * By header, and for an ambiguous one by its cells or the other headers: of several with the same meaning the most
 * certain is used, and the others go into the comment.
 */
function guesses([head = [], ...rows]: readonly string[][]): Guess[] {
  const heads = head.map(fieldOfHead);
  const found: Guess[] = heads.map((one) => (one === 'beside' ? 'comment' : null));
  const taken = new Set<ContactImportField>();
  const take = (index: number, field: ContactImportField): void => {
    if (severalColumns.includes(field) || !taken.has(field)) found[index] = field;
    else if (field === 'phone' || field === 'mobilePhone' || field === 'email') found[index] = 'comment';
    taken.add(field);
  };
  const known = heads
    .flatMap((one, index) => {
      const meant = knownField(rows, one, index);
      return meant ? [{ ...meant, index }] : [];
    })
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index);
  for (const { field, index } of known) take(index, field);
  for (const [index, one] of heads.entries()) {
    if (one === 'name') take(index, taken.has('lastName') && !taken.has('firstName') ? 'firstName' : 'fullName');
  }
  return found;
}

/** For a field that accepts one column, the first. */
function onceEach(fields: readonly Guess[]): Guess[] {
  const taken = new Set<ContactImportField>();
  return fields.map((field) => {
    if (field === null || (taken.has(field) && !severalColumns.includes(field))) return null;
    taken.add(field);
    return field;
  });
}

/** The content of each column: as chosen by the user, otherwise by its header. */
export function columnsOf(table: readonly string[][], { columns: chosen }: ContactColumns): ContactImportColumn[] {
  const [head = [], ...rows] = table;
  const guessed = guesses(table);
  const fields = onceEach(
    guessed.map((guess, index) => {
      const choice = chosen?.[index];
      return choice === undefined ? guess : choice === 'none' ? null : choice;
    }),
  );
  return head.map((cell, index) => ({
    head: cell.trim().slice(0, 80),
    sample: sampleOf(rows, index),
    field: fields[index] ?? null,
  }));
}
