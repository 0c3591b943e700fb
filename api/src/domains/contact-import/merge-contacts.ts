import {
  limits,
  plainLetters,
  type Contact,
  type ContactAddress,
  type ContactBody,
  type ReadContact,
} from '@passerelle/shared/contract';

type Values = Record<string, string | null>;

const flat = ({
  type,
  lastName,
  firstName,
  civility,
  company,
  job,
  email,
  phone,
  mobilePhone,
  comment,
}: ReadContact): Values => ({
  type,
  lastName,
  firstName: firstName ?? null,
  civility: civility ?? null,
  'company.name': company?.name ?? null,
  'company.service': company?.service ?? null,
  'job.occupation': job?.occupation ?? null,
  'job.jobTitle': job?.jobTitle ?? null,
  email: email ?? null,
  phone: phone ?? null,
  mobilePhone: mobilePhone ?? null,
  comment: comment ?? null,
});

/** A number is the same however it is grouped, a word however it is capitalised, a text wherever its lines break. */
const plain = (field: string, value: string): string =>
  field === 'phone' || field === 'mobilePhone'
    ? value.replaceAll(/[^+0-9]/g, '')
    : plainLetters(value).replaceAll(/\s+/g, ' ').trim();

/** Of somebody's addresses, those that are not known yet, as far as there is room. */
function newAddresses(there: readonly ContactAddress[], { addresses }: ReadContact): ContactAddress[] {
  const known = new Set(there.map(({ street }) => plainLetters(street)));
  const free = limits.contactAddresses - there.length;
  return (addresses ?? []).filter(({ street }) => !known.has(plainLetters(street))).slice(0, free);
}

/** Who recommended somebody: of the book, or only of the file. */
type Recommending = { id: string | null } | null;

/** What a file would add to what is known of somebody, and what it states differently. */
export function differences(
  contact: ContactBody,
  added: ReadContact,
  referrer: Recommending,
): { adds: string[]; differs: string[] } {
  const before = flat(contact);
  const found = Object.entries(flat(added)).flatMap(([field, value]) => {
    const old = before[field] ?? null;
    if (value === null || (old !== null && plain(field, old) === plain(field, value))) return [];
    return [{ field, isNew: old === null }];
  });
  if (referrer && referrer.id !== contact.referrer) found.push({ field: 'referrer', isNew: !contact.referrer });
  const adds = found.flatMap(({ field, isNew }) => (isNew ? field : []));
  return {
    adds: newAddresses(contact.addresses ?? [], added).length > 0 ? [...adds, 'addresses'] : adds,
    differs: found.flatMap(({ field, isNew }) => (isNew ? [] : field)),
  };
}

/** Both comments, where there is room for them. */
function bothComments(old: string | null, added: string | null | undefined): string | null {
  if (!old || !added || old.includes(added)) return old ?? added ?? null;
  const both = `${old}\n${added}`;
  return both.length > limits.longTextLength ? old : both;
}

/** Somebody with what a file adds; with `replace`, also with what it says otherwise. Nothing that is known goes. */
export function mergeContact(
  contact: ContactBody,
  added: ReadContact,
  choice: 'merge' | 'replace',
): Required<ContactBody> {
  const [before, file] = [flat(contact), flat(added)];
  const take = (field: string) =>
    (choice === 'replace' ? (file[field] ?? before[field]) : (before[field] ?? file[field])) ?? null;
  const addresses = contact.addresses ?? [];
  return {
    type: (take('type') ?? contact.type) as ContactBody['type'],
    lastName: take('lastName') ?? contact.lastName,
    firstName: take('firstName'),
    civility: take('civility') as Contact['civility'],
    company: { name: take('company.name'), service: take('company.service') },
    job: { occupation: take('job.occupation') as Contact['job']['occupation'], jobTitle: take('job.jobTitle') },
    email: take('email'),
    phone: take('phone'),
    mobilePhone: take('mobilePhone'),
    addresses: [...addresses, ...newAddresses(addresses, added)],
    referrer: contact.referrer ?? null,
    comment: choice === 'replace' ? bothComments(contact.comment ?? null, added.comment) : take('comment'),
  };
}

/** The same person twice in one file: what only the later row says is taken along, a second number as a note. */
export function mergeRows(first: ReadContact, later: ReadContact): ReadContact {
  const {
    type: _type,
    referrer: _nobody,
    ...body
  } = mergeContact({ ...first, type: first.type ?? 'external' }, later, 'merge');
  const beside = (['email', 'phone', 'mobilePhone'] as const).flatMap((field) => {
    const [own, other] = [body[field], later[field]];
    return own && other && plain(field, own) !== plain(field, other) ? [other] : [];
  });
  const notes = [later.comment, ...beside].filter(Boolean).join('\n') || null;
  return { ...body, type: first.type ?? later.type ?? null, comment: bothComments(first.comment ?? null, notes) };
}
