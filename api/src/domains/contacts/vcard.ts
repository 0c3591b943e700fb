import { DateTime } from 'luxon';
import type { AddressType, Civility, Contact } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import { escapeText, foldLine } from '../../platform/text/content-lines';

/** Before a name, as French cards have it; read back from there when a card is imported. */
export const prefixes: Record<Civility, string> = { mr: 'M.', mrs: 'Mme', dr: 'Dr', lawyer: 'Me', professor: 'Pr' };

const addressKinds: Record<AddressType, string> = { personal: ';TYPE=home', professional: ';TYPE=work', other: '' };

/** Data without a vCard property; other programs ignore it, and an import reads it. */
export const ownProperties = { type: 'X-PASSERELLE-TYPE', occupation: 'X-PASSERELLE-OCCUPATION' } as const;
export const ownFields = Object.keys(ownProperties) as (keyof typeof ownProperties)[];

const structured = (...parts: readonly (string | null)[]): string =>
  parts.map((part) => escapeText(part ?? '')).join(';');

type Line = [property: string, value: string];

const given = (property: string, value: string | null): Line[] => (value ? [[property, value]] : []);
const text = (property: string, value: string | null): Line[] => given(property, value && escapeText(value));

const moment = (instant: string): string => DateTime.fromISO(instant, { zone: 'utc' }).toFormat("yyyyMMdd'T'HHmmss'Z'");

const ownValues = ({ type, job }: Contact): Record<keyof typeof ownProperties, string | null> => ({
  type,
  occupation: job.occupation,
});

function linesOf(contact: Contact): Line[] {
  const { firstName, lastName, civility, company, job, referrer } = contact;
  const isEmployed = company.name !== null || company.service !== null;
  return [
    ['BEGIN', 'VCARD'],
    ['VERSION', '4.0'],
    ['PRODID', '-//Passerelle//Passerelle//FR'],
    ['UID', `urn:uuid:${contact.id}`],
    ['FN', escapeText(fullName(contact))],
    ['N', structured(lastName, firstName, '', civility && prefixes[civility], '')],
    ...given('ORG', isEmployed ? structured(company.name, company.service) : null),
    ...text('TITLE', job.jobTitle),
    ...text('EMAIL', contact.email),
    ...text('TEL;TYPE="work,voice"', contact.phone),
    ...text('TEL;TYPE=cell', contact.mobilePhone),
    ...contact.addresses.map(({ type, street }): Line => [
      `ADR${addressKinds[type]}`,
      structured('', '', street, '', '', '', ''),
    ]),
    ...text('NOTE', contact.comment),
    ...given('RELATED;TYPE=contact', referrer && `urn:uuid:${referrer.id}`),
    ...ownFields.flatMap((field) => text(ownProperties[field], ownValues(contact)[field])),
    ['REV', moment(contact.updatedAt)],
    ['END', 'VCARD'],
  ];
}

/** A contact as a vCard 4.0 (RFC 6350). */
export const cardOf = (contact: Contact): string =>
  linesOf(contact)
    .map(([property, value]) => foldLine(`${property}:${value}`))
    .join('');
