import type { ContactImportRow, ReadContact } from '@passerelle/shared/contract';
import { searchText, searchWords } from '@passerelle/shared/contract/rules/common/search';

import { BATCH_SIZE } from '../../../platform/database/in-batches';
import { createPacer } from '../../../platform/database/in-batches';
import { checkPerson, type FilePerson } from './check-person';
import type { KnownContact } from './known-contacts';
import { mergeRows } from './merge-contacts';

type Identified = Pick<ReadContact, 'lastName' | 'firstName' | 'company' | 'email' | 'phone' | 'mobilePhone'>;
type Named = Pick<Identified, 'lastName' | 'firstName'>;

const digits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-9);
const nameOf = ({ lastName, firstName }: Named): string => searchText(lastName, firstName);

/** Keys that identify a person beside the name: the e-mail, or the name together with company or number. */
function certainMarks(person: Identified): string[] {
  const { company, email, phone, mobilePhone } = person;
  const name = nameOf(person);
  const numbers = [phone, mobilePhone].flatMap((number) => (number ? digits(number) : []));
  return [
    ...(email ? [`email ${email.toLowerCase()}`] : []),
    ...(company?.name ? [`company ${searchText(company.name)} ${name}`] : []),
    ...numbers.map((number) => `phone ${number} ${name}`),
  ];
}

const nameMark = (person: Named): string => `name ${nameOf(person)}`;
const bareMark = (person: Named): string => `bare ${nameOf(person)}`;
const uidMarks = (uid: string | null): string[] => (uid ? [`uid ${uid}`] : []);

/** Keys under which a person is stored: the name alone when nothing else is known. */
export function identityMarks(person: Identified, ...uids: (string | null)[]): string[] {
  const certain = certainMarks(person);
  return [
    ...uids.flatMap(uidMarks),
    ...certain,
    nameMark(person),
    ...(certain.length === 0 && person.firstName ? [bareMark(person)] : []),
  ];
}

/**
 * Keys under which a person is searched: the card's own UID first. A name alone matches only where one of the two has
 * no other data.
 */
export function searchMarks(person: Identified, uid: string | null): string[] {
  const certain = certainMarks(person);
  const byName = certain.length === 0 ? nameMark(person) : person.firstName ? bareMark(person) : null;
  return [...uidMarks(uid), ...certain, ...(byName ? [byName] : [])];
}

/** A mailbox may be shared: people without a common word in their names are two. */
export function sharesName(one: Named, other: Named): boolean {
  const words = new Set(searchWords(nameOf(one)));
  return searchWords(nameOf(other)).some((word) => words.has(word));
}

/** A row, and the contact that it matches. */
export type ReadRow = Omit<ContactImportRow, 'known' | 'referrer'> & { known: KnownContact | null };

type Person = NonNullable<ReadRow['contact']>;

type Earlier = ReadRow & { contact: Person };

function first<T>(marks: readonly string[], among: ReadonlyMap<string, T>, isOne = (_mark: string, _found: T) => true) {
  for (const mark of marks) {
    const found = among.get(mark);
    if (found !== undefined && isOne(mark, found)) return found;
  }
  return null;
}

/** Each row of a file: validated, matched with the book, and merged with an earlier row of the same person. */
export async function readRows(
  people: readonly FilePerson[],
  book: ReadonlyMap<string, KnownContact>,
): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  const before = new Map<string, Earlier>();
  const rest = createPacer();
  for (const person of people) {
    if (rows.length % BATCH_SIZE === BATCH_SIZE - 1) await rest();
    const { contact, faults } = checkPerson(person);
    const common = { row: rows.length + 1, uid: person.uid, faults };
    if (!contact) {
      rows.push({ ...common, contact: null, known: null, sameAs: null });
      continue;
    }
    const marks = searchMarks(contact, person.uid);
    const known = first(marks, book);
    const earlier = first(
      marks,
      before,
      (mark, one) => one.known?.id === known?.id && (!mark.startsWith('email ') || sharesName(one.contact, contact)),
    );
    const row = { ...common, contact, known, sameAs: earlier?.row ?? null };
    rows.push(row);
    if (earlier) earlier.contact = mergeRows(earlier.contact, contact);
    for (const mark of identityMarks(contact, person.uid)) if (!before.has(mark)) before.set(mark, earlier ?? row);
  }
  return rows;
}
