import type { ContactColumns, ContactImportColumn, ContactImportField } from '@passerelle/shared/contract';
import { severalColumns } from '@passerelle/shared/contract/enums/contacts';
import { isCivility } from './check-person';
import { fieldOfHead } from './column-heads';

type Guess = ContactImportField | null;

const sampleOf = (rows: readonly string[][], index: number): string =>
  rows
    .map((row) => row[index]?.trim() ?? '')
    .find(Boolean)
    ?.slice(0, 80) ?? '';

/**
 * By header, and for a title column by its cells: of several with the same meaning the most certain is used, and the
 * others go into the comment.
 */
function guesses([head = [], ...rows]: readonly string[][]): Guess[] {
  const known = head.map(fieldOfHead);
  const found: Guess[] = head.map(() => null);
  const taken = new Set<ContactImportField>();
  const sure = known
    .flatMap((one, index) => (one && typeof one === 'object' ? [{ ...one, index }] : []))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index);
  for (const { field, index } of sure) {
    if (severalColumns.includes(field) || !taken.has(field)) found[index] = field;
    else if (field === 'phone' || field === 'mobilePhone' || field === 'email') found[index] = 'comment';
    taken.add(field);
  }
  for (const [index, one] of known.entries()) {
    if (one === 'beside') found[index] = 'comment';
    const sample = one === 'title' ? sampleOf(rows, index) : '';
    if (sample === '') continue;
    const field = isCivility(sample) ? 'civility' : 'job.jobTitle';
    if (!taken.has(field)) found[index] = field;
    taken.add(field);
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
