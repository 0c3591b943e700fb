import {
  severalColumns,
  type ContactColumns,
  type ContactImportColumn,
  type ContactImportField,
} from '@passerelle/shared/contract';
import { headSays } from './heads';

type Guess = ContactImportField | null;

const sampleOf = (rows: readonly string[][], index: number): string =>
  rows
    .map((row) => row[index]?.trim() ?? '')
    .find(Boolean)
    ?.slice(0, 80) ?? '';

/** By what the heads say: of several that say the same, the surest holds it, and the others are noted. */
function guesses(head: readonly string[]): Guess[] {
  const said = head.map(headSays);
  const found: Guess[] = head.map(() => null);
  const taken = new Set<ContactImportField>();
  const sure = said
    .flatMap((one, index) => (one && typeof one === 'object' ? [{ ...one, index }] : []))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index);
  for (const { field, index } of sure) {
    if (severalColumns.includes(field) || !taken.has(field)) found[index] = field;
    else if (field === 'phone' || field === 'mobilePhone' || field === 'email') found[index] = 'comment';
    taken.add(field);
  }
  // From the last: where a name and a job both stand under one head, the job comes after.
  for (const [index, one] of [...said.entries()].toReversed()) {
    if (one === 'beside') found[index] = 'comment';
    if (one !== 'title') continue;
    const field = (['job.jobTitle', 'civility'] as const).find((free) => !taken.has(free));
    if (field) taken.add(field);
    found[index] = field ?? null;
  }
  return found;
}

/** Of a field that only one column can hold, the first that is said to. */
function onceEach(fields: readonly Guess[]): Guess[] {
  const taken = new Set<ContactImportField>();
  return fields.map((field) => {
    if (field === null || (taken.has(field) && !severalColumns.includes(field))) return null;
    taken.add(field);
    return field;
  });
}

/** What each column holds: as the person says, else as its head does. */
export function columnsOf(
  [head = [], ...rows]: readonly string[][],
  { columns: told }: ContactColumns,
): ContactImportColumn[] {
  const guessed = guesses(head);
  const fields = onceEach(
    guessed.map((guess, index) => {
      const said = told?.[index];
      return said === undefined ? guess : said === 'none' ? null : said;
    }),
  );
  return head.map((cell, index) => ({
    head: cell.trim().slice(0, 80),
    sample: sampleOf(rows, index),
    field: fields[index] ?? null,
  }));
}
