import type { AddressType, ContactImportField, FieldCode } from '@passerelle/shared/contract';
import { ReadContact } from '@passerelle/shared/contract/entities/network/contact-import';
import { contactImportFields } from '@passerelle/shared/contract/enums/contacts';
import { jobOccupations } from '@passerelle/shared/contract/enums/jobs';
import { limits } from '@passerelle/shared/contract/limits';
import { cleanEmail } from '@passerelle/shared/contract/rules/people/email';
import { readPhoneNumber } from '../../../platform/spreadsheet/cell-text';
import { givenLine, givenText } from '../../../platform/text/text';
import { Failure } from '../../../platform/failure';
import { validator } from '../../../platform/http/validation';
import { readCivility, readContactType } from './coded-values';

function namesOf({ lastName, firstName, fullName, 'company.name': company }: FilePerson): {
  lastName: string;
  firstName: string | null;
} {
  const last = givenLine(lastName);
  const first = givenLine(firstName);
  const whole = givenLine(fullName);
  if (last !== null) return { lastName: last, firstName: first };
  if (whole === null || whole === first) return { lastName: first ?? givenLine(company) ?? '', firstName: null };
  // A company card: its name has no parts.
  if (whole === givenLine(company)) return { lastName: whole, firstName: first };
  if (first !== null) {
    return { lastName: whole.startsWith(`${first} `) ? whole.slice(first.length + 1) : whole, firstName: first };
  }
  const [before = '', ...rest] = whole.split(' ');
  return rest.length > 0 ? { lastName: rest.join(' '), firstName: before } : { lastName: whole, firstName: null };
}

function readFields(person: FilePerson): Required<ReadContact> {
  const addresses = person.addresses.map(({ type, street }) => ({ type, street: givenLine(street) ?? '' }));
  return {
    type: readContactType(person.type),
    ...namesOf(person),
    civility: readCivility(person.civility),
    company: { name: givenLine(person['company.name']), service: givenLine(person['company.service']) },
    job: {
      occupation: jobOccupations.find((one) => one === person.occupation) ?? null,
      jobTitle: givenLine(person['job.jobTitle']),
    },
    email: cleanEmail(person.email ?? '') || null,
    phone: readPhoneNumber(person.phone),
    mobilePhone: readPhoneNumber(person.mobilePhone),
    addresses: addresses.slice(0, limits.contactAddresses),
    comment: givenText(
      [person.comment, ...addresses.slice(limits.contactAddresses).map(({ street }) => street)].join('\n'),
    ),
  };
}

const check = validator(ReadContact, 'exact');

function faultsIn(contact: ReadContact): Record<string, FieldCode> {
  try {
    check(structuredClone(contact));
    return {};
  } catch (error) {
    if (error instanceof Failure) return error.details.fields ?? {};
    throw error;
  }
}

/** The value of a field that fails validation. */
function rejectedValue(contact: ReadContact, path: string): string | null {
  const [field = '', inner = ''] = path.split('.');
  if (field === 'addresses') return contact.addresses?.[Number(inner)]?.street ?? null;
  const value = contact[field as Exclude<keyof ReadContact, 'addresses'>];
  const text: unknown = typeof value === 'object' && value ? value[inner as keyof typeof value] : value;
  return typeof text === 'string' ? text : null;
}

/** The same without one of its fields. */
function without(contact: ReadContact, path: string): ReadContact {
  const [field = '', inner = ''] = path.split('.');
  if (field === 'addresses')
    return { ...contact, addresses: contact.addresses?.filter((_one, index) => index !== Number(inner)) ?? [] };
  if (field === 'comment') return { ...contact, comment: contact.comment?.slice(0, limits.longTextLength) ?? null };
  if (field === 'company' || field === 'job') return { ...contact, [field]: { ...contact[field], [inner]: null } };
  return { ...contact, [field]: null };
}

interface Checked {
  contact: ReadContact | null;
  faults: Record<string, FieldCode>;
}

/** A person in the form of the contract, with invalid values moved to the comment; `contact` is null without a name. */
export function checkPerson(person: FilePerson): Checked {
  const contact = readFields(person);
  if (contact.lastName === '') return { contact: null, faults: { lastName: 'required' } };
  const faults = faultsIn(contact);
  if ('lastName' in faults) return { contact: null, faults };
  const paths = Object.keys(faults).toSorted();
  const noted = paths.flatMap((path) => (path === 'comment' ? [] : (rejectedValue(contact, path) ?? [])));
  // From last to first: removing an address shifts those after it.
  const fit = paths.toReversed().reduce(without, contact);
  const comment = [fit.comment, ...noted].filter(Boolean).join('\n').slice(0, limits.longTextLength) || null;
  const complete = { ...fit, comment };
  return { contact: Object.keys(faultsIn(complete)).length > 0 ? null : complete, faults };
}

/** A person as read from a file, before validation: the cells of a table row by field name. */
export interface FilePerson extends Record<Exclude<ContactImportField, 'address'>, string> {
  uid: string | null;
  occupation: string;
  addresses: { type: AddressType; street: string }[];
}

const noTexts = Object.fromEntries(contactImportFields.map((field) => [field, ''])) as Record<
  ContactImportField,
  string
>;

export const emptyPerson = (): FilePerson => ({ ...noTexts, uid: null, occupation: '', addresses: [] });
