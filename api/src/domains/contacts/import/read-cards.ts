import type { AddressType } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import {
  type ContentLine,
  readLine,
  splitValue,
  unescapeText,
  unfoldLines,
} from '../../../platform/text/content-lines';
import { failure } from '../../../platform/failure';
import { westernText } from '../../../platform/spreadsheet/read-text';
import { emptyPerson, type FilePerson } from './check-person';
import { ownFields, ownProperties } from '../vcard';

/** Pictures make lines of megabytes: properties that are not imported are skipped. */
const wanted = new Set([
  'BEGIN',
  'END',
  'VERSION',
  'UID',
  'FN',
  'N',
  'ORG',
  'TITLE',
  'EMAIL',
  'TEL',
  'ADR',
  'NOTE',
  'ROLE',
  'URL',
  'RELATED',
  'X-SOCIALPROFILE',
  ...Object.values(ownProperties),
]);
const longestLine = 20_000;

const nameOf = (line: string): string =>
  (/^(?:[a-z0-9-]+\.)?([a-z0-9-]+)/i.exec(line.slice(0, 80))?.[1] ?? '').toUpperCase();

const parts = (value: string): string[] => splitValue(value, ';').map((part) => unescapeText(part).trim());
const isOf = ({ params }: ContentLine, ...types: string[]): boolean =>
  params['type']?.some((type) => types.includes(type)) ?? false;

function addressOf(line: ContentLine): { type: AddressType; street: string } | null {
  const [box, extended, street, city, region, zip, country] = parts(line.value);
  const town = [zip, city].filter(Boolean).join(' ');
  const whole = [box, extended, street, town, region, country].filter(Boolean).join(', ').replaceAll(/\s+/g, ' ');
  if (!whole) return null;
  const type = isOf(line, 'work') ? 'professional' : isOf(line, 'home') ? 'personal' : 'other';
  return { type, street: whole };
}

/** The first free field; a value without a field goes to the comment, so that nothing is lost. */
function takeNumber(person: FilePerson, line: ContentLine): string | null {
  const number = unescapeText(line.value).replace(/^tel:/i, '').replace(/;.*$/s, '');
  if (isOf(line, 'cell') && !person.mobilePhone) person.mobilePhone = number;
  else if (!person.phone && !isOf(line, 'cell', 'fax', 'pager')) person.phone = number;
  else return number;
  return null;
}

function personOf(lines: readonly ContentLine[]): FilePerson {
  const person = emptyPerson();
  const beside: (string | null)[] = [];
  let role = '';
  const texts: Record<string, (text: string) => void> = {
    UID: (text) => (person.uid = text.trim().slice(0, 255) || null),
    FN: (text) => (person.fullName ||= text),
    TITLE: (text) => (person['job.jobTitle'] ||= text),
    ROLE: (text) => (role ||= text),
    NOTE: (text) => beside.unshift(text),
    URL: (text) => beside.push(text),
    'X-SOCIALPROFILE': (text) => beside.push(text),
    EMAIL: (text) => (person.email ? beside.push(text) : (person.email = text)),
  };
  for (const field of ownFields) texts[ownProperties[field]] = (text) => (person[field] = text);
  for (const line of lines) {
    if (line.name === 'N') [person.lastName = '', person.firstName = '', , person.civility = ''] = parts(line.value);
    else if (line.name === 'ORG') [person['company.name'] = '', person['company.service'] = ''] = parts(line.value);
    else if (line.name === 'TEL') beside.push(takeNumber(person, line));
    else if (line.name === 'ADR') {
      const address = addressOf(line);
      if (address && person.addresses.length < limits.contactAddresses) person.addresses.push(address);
      else if (address) beside.push(address.street);
    } else if (line.name === 'RELATED') {
      if (isOf(line, 'contact')) person.referrer ||= unescapeText(line.value).trim();
    } else texts[line.name]?.(unescapeText(line.value));
  }
  person['job.jobTitle'] ||= role;
  person.comment = beside.filter(Boolean).join('\n');
  return person;
}

export const isCards = (text: string): boolean => /^\s*(?:item1\.)?begin:vcard/i.test(text.slice(0, 200));

/** The cards of a file, vCard 2.1, 3.0 or 4.0. */
export function readCards(text: string): FilePerson[] {
  const people: FilePerson[] = [];
  let card: ContentLine[] | null = null;
  for (const line of unfoldLines(readQuotedPrintable(text))) {
    const name = nameOf(line);
    const read = wanted.has(name) ? readLine(line.slice(0, longestLine)) : null;
    if (!read) continue;
    // A card without its END line ends where the next begins.
    if ((name === 'BEGIN' || name === 'END') && card && card.length > 0) {
      people.push(personOf(card));
      if (people.length > limits.contactsImportRows) throw failure('invalid', { fields: { contacts: 'tooMany' } });
    }
    if (name === 'BEGIN') card = [];
    else if (name === 'END') card = null;
    else card?.push(read);
  }
  return people;
}

const marked = /;(?:ENCODING=)?QUOTED-PRINTABLE(?:;|$)/i;
const charsetForm = /;CHARSET=([\w-]+)/i;
/** Longer text before the colon is not a property. */
const longestHead = 200;
/** Consecutive, so that a multi-byte letter is decoded whole. */
const signs = /(?:=[0-9A-F]{2})+/gi;

function decoderOf(head: string) {
  try {
    return new TextDecoder(charsetForm.exec(head)?.[1]);
  } catch {
    return new TextDecoder();
  }
}

/** Encoded characters are text, never separators of the card. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

function decoded(value: string, head: string): string {
  const decoder = decoderOf(head);
  const textOf = (bytes: Buffer): string =>
    decoder.encoding === 'windows-1252' ? westernText(bytes) : decoder.decode(bytes);
  return value.replaceAll(signs, (some) => escaped(textOf(Buffer.from(some.replaceAll('=', ''), 'hex'))));
}

/** Converts cards of older phones, `N;ENCODING=QUOTED-PRINTABLE:Lef=C3=A8vre`, to the current syntax. */
export function readQuotedPrintable(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const read: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const head = line.slice(0, longestHead).split(':', 1)[0] ?? '';
    if (!marked.test(head)) {
      read.push(line);
      continue;
    }
    const value = [line.slice(head.length + 1)];
    // The value continues on the next line.
    while (value.at(-1)?.endsWith('=') && at + 1 < lines.length) {
      value.push(value.pop()?.slice(0, -1) ?? '', lines[(at += 1)] ?? '');
    }
    read.push(`${head}:${decoded(value.join(''), head)}`);
  }
  return read.join('\n');
}
