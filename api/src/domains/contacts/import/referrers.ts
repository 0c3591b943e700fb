import type { ContactImportRow } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { searchText } from '@passerelle/shared/contract/rules/common/search';
import type { KnownContact } from './known-contacts';

type Referrer = NonNullable<ContactImportRow['referrer']>;
type Named = Pick<Referrer, 'firstName' | 'lastName'>;

/** A row of the file, and its recommender. */
export interface Candidate extends Named {
  row: number;
  uid: string | null;
  /** The matching contact of the book. */
  known: KnownContact | null;
  given: string;
}

const nameKey = ({ firstName, lastName }: Named): string =>
  searchText(firstName, lastName).split(' ').toSorted().join(' ');

/** Drops keys that two people share, since they identify neither. */
const onlyOnes = <T>(found: readonly (readonly [string, T])[], same: (one: T, other: T) => boolean): Map<string, T> => {
  const ones = new Map<string, T | null>();
  for (const [key, one] of found) {
    const there = ones.get(key);
    ones.set(key, there === undefined || (there !== null && same(there, one)) ? (there ?? one) : null);
  }
  return new Map([...ones].flatMap(([key, one]) => (one === null ? [] : [[key, one] as const])));
};

/** A UID is not readable, so it is dropped when it matches no contact. */
const isMark = (given: string): boolean => /^(?:urn|uuid|https?):/i.test(given);

const nodeOf = ({ id, row }: Pick<Referrer, 'id' | 'row'>): string => id ?? `row ${row}`;
const same = (one: Referrer, other: Referrer): boolean => nodeOf(one) === nodeOf(other);

const inFile = ({ row, known, firstName, lastName }: Candidate): Referrer => ({
  id: known?.id ?? null,
  row,
  firstName,
  lastName,
});
const inBook = ({ id, firstName, lastName }: KnownContact): Referrer => ({
  id,
  row: null,
  firstName: firstName ?? null,
  lastName,
});

/** Finds a person of the file or the contacts: by the UID of the card, or by a unique name. */
function finder(
  rows: readonly Candidate[],
  book: ReadonlyMap<string, KnownContact>,
): (given: string) => Referrer | null {
  const people = [...new Set(book.values())].map(inBook);
  const byUid = new Map(rows.flatMap((row) => (row.uid ? [[row.uid, inFile(row)] as const] : [])));
  const byName = onlyOnes(
    [...rows.map(inFile), ...people].map((one) => [nameKey(one), one] as const),
    same,
  );
  const named = (given: string): Referrer | null => byName.get(nameKey({ firstName: null, lastName: given })) ?? null;
  return (given) => {
    const known = book.get(`uid ${given}`);
    return byUid.get(given) ?? (known ? inBook(known) : isMark(given) ? null : named(given));
  };
}

/** True when the chain of recommenders, in the contacts and in the file, leads from one person to the other. */
function leadsTo(steps: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const [seen, open] = [new Set<string>(), [from]];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === to) return true;
    if (!seen.has(at)) open.push(...(steps.get(at) ?? []));
    seen.add(at);
  }
  return false;
}

/** The recommender of each row. Links that would form a cycle are dropped. */
export function referrersOf(
  rows: readonly Candidate[],
  book: ReadonlyMap<string, KnownContact>,
  links: ReadonlyMap<string, string>,
): Map<number, Referrer> {
  const find = finder(rows, book);
  const steps = new Map([...links].map(([id, referrer]) => [id, [referrer]]));
  const found = new Map<number, Referrer>();
  for (const row of rows) {
    const referrer = row.given ? find(row.given) : null;
    if (!referrer) continue;
    const [from, to] = [nodeOf(inFile(row)), nodeOf(referrer)];
    if (leadsTo(steps, to, from)) continue;
    steps.set(from, [...(steps.get(from) ?? []), to]);
    found.set(row.row, referrer);
  }
  return found;
}

/** Adds the name to the comment when the recommender of a row is not found. */
export function withoutReferrer<R extends Pick<ContactImportRow, 'contact' | 'faults'>>(row: R, given: string): R {
  const name = given.trim();
  if (!row.contact || name === '' || isMark(name)) return row;
  const comment = [row.contact.comment, name].filter(Boolean).join('\n').slice(0, limits.longTextLength);
  return { ...row, contact: { ...row.contact, comment }, faults: { ...row.faults, referrer: 'unknown' } };
}
