import type { ContactImport, ContactImportChoice, ContactImportRow, ContactType } from '@passerelle/shared/contract';
import { searchWords } from '@passerelle/shared/contract/rules/common/search';

export type Choice = ContactImportChoice | 'skip';

/** The choices for a row. A row without a name can only be skipped. */
export function choicesFor({ contact, known }: ContactImportRow): readonly Choice[] {
  if (!contact) return ['skip'];
  return known ? ['merge', 'replace', 'create', 'skip'] : ['create', 'skip'];
}

type Named = { firstName?: string | null; lastName: string };

const wordsOf = ({ firstName, lastName }: Named): string[] => searchWords(`${firstName ?? ''} ${lastName}`);

/** Colleagues who share a mailbox match by e-mail, but are two people. */
const isOtherName = (one: Named, other: Named): boolean => !wordsOf(one).some((word) => wordsOf(other).includes(word));

/** The default choice: unknown people are created, known ones only get empty fields filled. */
export function defaultChoice({ contact, known, sameAs }: ContactImportRow): Choice {
  if (!contact || sameAs !== null) return 'skip';
  if (!known || isOtherName(contact, known.contact)) return 'create';
  return known.adds.length > 0 ? 'merge' : 'skip';
}

/** Rows to check before the import: not fully readable, or possibly a known contact. */
export const needsCheck = ({ contact, faults, known, sameAs }: ContactImportRow): boolean =>
  !contact || sameAs !== null || Object.keys(faults).length > 0 || (known?.differs.length ?? 0) > 0;

export type Choices = ReadonlyMap<number, Choice>;

/** The choice made, or the default where other columns have made it invalid. */
export function choiceOf(row: ContactImportRow, choices: Choices): Choice {
  const chosen = choices.get(row.row);
  return chosen !== undefined && choicesFor(row).includes(chosen) ? chosen : defaultChoice(row);
}

/** The number of rows for each choice. */
export function tally(
  rows: readonly ContactImportRow[],
  choices: Choices,
): { create: number; complete: number; skip: number } {
  const counts = { create: 0, complete: 0, skip: 0 };
  for (const row of rows) {
    const choice = choiceOf(row, choices);
    counts[choice === 'create' || choice === 'skip' ? choice : 'complete'] += 1;
  }
  return counts;
}

type SentRow = ContactImport['rows'][number];
type Referrer = Pick<SentRow, 'referrer' | 'referrerRow'>;

/** The referrer of a row: another imported row, else a contact of the book; none where that row is skipped. */
function referrerIn({ referrer }: ContactImportRow, places: ReadonlyMap<number, number>): Referrer {
  const place = referrer?.row ? places.get(referrer.row) : undefined;
  if (place !== undefined) return { referrerRow: place };
  return referrer?.id ? { referrer: referrer.id } : {};
}

/** The request body: without skipped rows, and with the chosen type where the file gives none. */
export function importBody(rows: readonly ContactImportRow[], choices: Choices, type: ContactType): ContactImport {
  const taken = rows.filter((row) => row.contact !== null && choiceOf(row, choices) !== 'skip');
  const places = new Map(taken.map(({ row }, place) => [row, place]));
  return {
    rows: taken.flatMap((row): SentRow[] => {
      const choice = choiceOf(row, choices);
      if (choice === 'skip' || !row.contact) return [];
      const known = choice === 'create' ? null : row.known;
      // The type of a known contact does not change where the file gives none.
      const contact = { ...row.contact, type: row.contact.type ?? known?.type ?? type };
      return [{ contact, choice, into: known?.contact.id ?? null, uid: row.uid, ...referrerIn(row, places) }];
    }),
  };
}
