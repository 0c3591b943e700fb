import type { ContactImportRow } from '@passerelle/shared/contract';
import { createPacer } from '../../../platform/background/task';
import { BATCH } from '../../../platform/database/in-batches';
import type { KnownBody } from '../contact-body-row';
import { checkedPerson } from './checked-person';
import { joined } from './complete';
import type { SaidPerson } from './said-person';
import { marksLeft, marksSought, sharesName } from './same-person';

/** A row, and whom of the book it says. */
export type ReadRow = Omit<ContactImportRow, 'known' | 'referrer'> & { known: KnownBody | null };

type Person = NonNullable<ReadRow['contact']>;

type Earlier = ReadRow & { contact: Person };

function first<T>(marks: readonly string[], among: ReadonlyMap<string, T>, isOne = (_mark: string, _found: T) => true) {
  for (const mark of marks) {
    const found = among.get(mark);
    if (found !== undefined && isOne(mark, found)) return found;
  }
  return null;
}

/** Each of a file: checked, known again in the book, and joined with the earlier row that says the same person. */
export async function readRows(
  people: readonly SaidPerson[],
  book: ReadonlyMap<string, KnownBody>,
): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  const before = new Map<string, Earlier>();
  const rest = createPacer();
  for (const said of people) {
    if (rows.length % BATCH === BATCH - 1) await rest();
    const { contact, faults } = checkedPerson(said);
    const common = { row: rows.length + 1, uid: said.uid, faults };
    if (!contact) {
      rows.push({ ...common, contact: null, known: null, sameAs: null });
      continue;
    }
    const marks = marksSought(contact, said.uid);
    const known = first(marks, book);
    const earlier = first(
      marks,
      before,
      (mark, one) => one.known?.id === known?.id && (!mark.startsWith('email ') || sharesName(one.contact, contact)),
    );
    const row = { ...common, contact, known, sameAs: earlier?.row ?? null };
    rows.push(row);
    if (earlier) earlier.contact = joined(earlier.contact, contact);
    for (const mark of marksLeft(contact, said.uid)) if (!before.has(mark)) before.set(mark, earlier ?? row);
  }
  return rows;
}
