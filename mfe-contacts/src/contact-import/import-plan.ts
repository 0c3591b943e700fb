import type { ContactImport, ContactImportChoice, ContactImportRow, ContactType } from '@passerelle/shared/contract';

export type Choice = ContactImportChoice | 'skip';

/** What may be done with a row: nobody is added twice by accident, and nobody without a name. */
export function choicesFor({ contact, known }: ContactImportRow): readonly Choice[] {
  if (!contact) return ['skip'];
  return known ? ['merge', 'replace', 'create', 'skip'] : ['create', 'skip'];
}

/** What is done when the person says nothing: new people are added, those who are there only ever gain. */
export function usualChoice({ contact, known, sameAs }: ContactImportRow): Choice {
  if (!contact || sameAs !== null) return 'skip';
  if (!known) return 'create';
  return known.adds.length > 0 ? 'merge' : 'skip';
}

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

/** What is sent: without those who are left out, and with what they are to the person where the file does not say. */
export function importBody(rows: readonly ContactImportRow[], choices: Choices, type: ContactType): ContactImport {
  return {
    rows: rows.flatMap((row) => {
      const choice = choiceOf(row, choices);
      if (choice === 'skip' || !row.contact) return [];
      const known = choice === 'create' ? null : row.known;
      // Somebody who is there stays what they are to the person where the file does not say.
      const contact = { ...row.contact, type: row.contact.type ?? known?.type ?? type };
      return { contact, choice, into: known?.contact.id ?? null, uid: row.uid };
    }),
  };
}
