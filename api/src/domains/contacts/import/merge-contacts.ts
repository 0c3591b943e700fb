import type { ContactAddress, ContactBody, ReadContact } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { plainLetters } from '@passerelle/shared/contract/rules/common/search';

type Fields = Readonly<Record<string, unknown>>;

/** Company and job have fields of their own. */
const fieldsIn = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null;

/** A person's texts by the paths of their fields. Addresses and recommenders are compared separately. */
function textsOf(contact: ReadContact | ContactBody): Map<string, string> {
  const { addresses: _places, ...fields } = contact;
  const texts = Object.entries(fields).flatMap(([field, value]) => {
    const inner = fieldsIn(value);
    return inner ? Object.entries(inner).map(([name, text]) => [`${field}.${name}`, text]) : [[field, value]];
  });
  return new Map(texts.filter((one): one is [string, string] => typeof one[1] === 'string' && one[0] !== 'referrer'));
}

/** Numbers are equal regardless of grouping, words regardless of case, texts regardless of line breaks. */
const plain = (field: string, value: string): string =>
  field === 'phone' || field === 'mobilePhone'
    ? value.replaceAll(/[^+0-9]/g, '')
    : plainLetters(value).replaceAll(/\s+/g, ' ').trim();

/** The file's addresses that the contact does not have yet, up to the limit. */
function newAddresses(there: readonly ContactAddress[], { addresses }: ReadContact): ContactAddress[] {
  const known = new Set(there.map(({ street }) => plainLetters(street)));
  const free = limits.contactAddresses - there.length;
  return (addresses ?? []).filter(({ street }) => !known.has(plainLetters(street))).slice(0, free);
}

/** A recommender in the contacts (`id`), or only in the file (`id` null). */
type Recommending = { id: string | null } | null;

/** The additions of a file to a contact, and the contradictions. */
export function differences(
  contact: ContactBody,
  added: ReadContact,
  referrer: Recommending,
): { adds: string[]; differs: string[] } {
  const before = textsOf(contact);
  const found = [...textsOf(added)].flatMap(([field, value]) => {
    const old = before.get(field);
    if (old !== undefined && plain(field, old) === plain(field, value)) return [];
    return [{ field, isNew: old === undefined }];
  });
  if (referrer && referrer.id !== contact.referrer) found.push({ field: 'referrer', isNew: !contact.referrer });
  const adds = found.flatMap(({ field, isNew }) => (isNew ? field : []));
  return {
    adds: newAddresses(contact.addresses ?? [], added).length > 0 ? [...adds, 'addresses'] : adds,
    differs: found.flatMap(({ field, isNew }) => (isNew ? [] : field)),
  };
}

/** Both comments, if they fit. */
function bothComments(old: string | null, added: string | null | undefined): string | null {
  if (!old || !added || old.includes(added)) return old ?? added ?? null;
  const both = `${old}\n${added}`;
  return both.length > limits.longTextLength ? old : both;
}

type Choice = 'merge' | 'replace';

/** For a value, or each part of company and job: the existing one, or with `replace` the new one, if any. */
function chosen(known: unknown, added: unknown, choice: Choice): unknown {
  const [before, after] = [fieldsIn(known), fieldsIn(added)];
  if (!before && !after) return (choice === 'replace' ? (added ?? known) : (known ?? added)) ?? null;
  const names = Object.keys({ ...before, ...after });
  return Object.fromEntries(names.map((name) => [name, chosen(before?.[name], after?.[name], choice)]));
}

/** Adds a file's data to a contact; with `replace`, overwrites what differs too. Known data is never removed. */
export function mergeContact(contact: ContactBody, added: ReadContact, choice: Choice): ContactBody {
  const { addresses, referrer, ...fields } = contact;
  const { addresses: _added, ...addedFields } = added;
  const merged = chosen(fields, addedFields, choice) as Omit<ContactBody, 'addresses' | 'referrer'>;
  return {
    ...merged,
    addresses: [...(addresses ?? []), ...newAddresses(addresses ?? [], added)],
    referrer: referrer ?? null,
    comment: choice === 'replace' ? bothComments(contact.comment ?? null, added.comment) : (merged.comment ?? null),
  };
}

/** The same person twice in one file: new data of the later row is added, a second number as a note. */
export function mergeRows(first: ReadContact, later: ReadContact): ReadContact {
  const {
    type: _type,
    referrer: _referrer,
    ...body
  } = mergeContact({ ...first, type: first.type ?? 'external' }, later, 'merge');
  const beside = (['email', 'phone', 'mobilePhone'] as const).flatMap((field) => {
    const [own, other] = [body[field], later[field]];
    return own && other && plain(field, own) !== plain(field, other) ? [other] : [];
  });
  const notes = [later.comment, ...beside].filter(Boolean).join('\n') || null;
  return { ...body, type: first.type ?? later.type ?? null, comment: bothComments(first.comment ?? null, notes) };
}
