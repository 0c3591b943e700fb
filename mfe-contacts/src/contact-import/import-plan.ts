import {
  searchWords,
  type ContactImport,
  type ContactImportChoice,
  type ContactImportRow,
  type ContactType,
} from '@passerelle/shared/contract';

export type Choice = ContactImportChoice | 'skip';

/** What may be done with a row: nobody is added twice by accident, and nobody without a name. */
export function choicesFor({ contact, known }: ContactImportRow): readonly Choice[] {
  if (!contact) return ['skip'];
  return known ? ['merge', 'replace', 'create', 'skip'] : ['create', 'skip'];
}

type Named = { firstName?: string | null; lastName: string };

const wordsOf = ({ firstName, lastName }: Named): string[] => searchWords(`${firstName ?? ''} ${lastName}`);

/** Colleagues who share a mailbox are known again by its address, and are still two people. */
const isOtherName = (one: Named, other: Named): boolean => !wordsOf(one).some((word) => wordsOf(other).includes(word));

/** What is done when the person says nothing: new people are added, those who are there only ever gain. */
export function usualChoice({ contact, known, sameAs }: ContactImportRow): Choice {
  if (!contact || sameAs !== null) return 'skip';
  if (!known || isOtherName(contact, known.contact)) return 'create';
  return known.adds.length > 0 ? 'merge' : 'skip';
}

/** What was not read whole, or may be somebody who is there: worth a look before anything is added. */
export const isDoubtful = ({ contact, faults, known, sameAs }: ContactImportRow): boolean =>
  !contact || sameAs !== null || Object.keys(faults).length > 0 || (known?.differs.length ?? 0) > 0;

export type Choices = ReadonlyMap<number, Choice>;

/** A choice that is none any more, since other columns were chosen, counts as not made. */
export function choiceOf(row: ContactImportRow, choices: Choices): Choice {
  const chosen = choices.get(row.row);
  return chosen !== undefined && choicesFor(row).includes(chosen) ? chosen : usualChoice(row);
}

/** How many rows each choice takes. */
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

/** Who recommended somebody: of the rows that are sent, else of the book; nobody where their row is left out. */
function referrerIn({ referrer }: ContactImportRow, places: ReadonlyMap<number, number>): Referrer {
  const place = referrer?.row ? places.get(referrer.row) : undefined;
  if (place !== undefined) return { referrerRow: place };
  return referrer?.id ? { referrer: referrer.id } : {};
}

/** What is sent: without those who are left out, and with what they are to the person where the file does not say. */
export function importBody(rows: readonly ContactImportRow[], choices: Choices, type: ContactType): ContactImport {
  const taken = rows.filter((row) => row.contact !== null && choiceOf(row, choices) !== 'skip');
  const places = new Map(taken.map(({ row }, place) => [row, place]));
  return {
    rows: taken.flatMap((row): SentRow[] => {
      const choice = choiceOf(row, choices);
      if (choice === 'skip' || !row.contact) return [];
      const known = choice === 'create' ? null : row.known;
      // Somebody who is there stays what they are to the person where the file does not say.
      const contact = { ...row.contact, type: row.contact.type ?? known?.type ?? type };
      return [{ contact, choice, into: known?.contact.id ?? null, uid: row.uid, ...referrerIn(row, places) }];
    }),
  };
}
