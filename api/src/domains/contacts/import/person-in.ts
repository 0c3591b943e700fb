import type { AddressType, ContactImportColumn, ContactImportField } from '@passerelle/shared/contract';
import { contactImportFields } from '@passerelle/shared/contract/enums/contacts';
import { plainTitle } from '../../../platform/spreadsheet/cell-text';
import { emptyPerson, type FilePerson } from './check-person';
import { typedAddresses } from './coded-values';
import { isMobileLabel, isWholeAddress, namedKind } from './heads/compound-heads';

type Columns = readonly ContactImportColumn[];

/** Google writes several values in one cell. */
const several = (cell: string): string[] => cell.split(' ::: ').map((one) => one.trim());

/** Google's label of a number or an address: « Mobile » in `Phone 1 - Label` belongs to `Phone 1 - Value`. */
function labelOf(row: readonly string[], columns: Columns, head: string): string {
  const [, base] = /^(.+ \d) (?:value|formatted)$/.exec(plainTitle(head)) ?? [];
  if (base === undefined) return '';
  const index = columns.findIndex((column) => [`${base} label`, `${base} type`].includes(plainTitle(column.head)));
  return row[index] ?? '';
}

interface Cell {
  text: string;
  label: string;
  head: string;
}

/** By its label alone where there is one. */
const addressKind = ({ label, head }: Cell): AddressType =>
  label ? (namedKind(label) ?? 'other') : (namedKind(head) ?? 'professional');

/** Street, town and country are in separate columns; adjacent ones form one address. */
function addressesIn(cells: readonly (Cell & { place: number })[]): FilePerson['addresses'] {
  const found: (FilePerson['addresses'][number] & { group: string })[] = [];
  for (const cell of cells) {
    const typed = typedAddresses(cell.text);
    if (typed) {
      found.push(...typed.map((one, line) => ({ ...one, group: `${cell.place} ${line}` })));
      continue;
    }
    const type = addressKind(cell);
    const group = isWholeAddress(plainTitle(cell.head)) ? `${cell.place}` : type;
    const there = found.find((one) => one.group === group);
    if (there) there.street += `, ${cell.text}`;
    else found.push({ type, street: cell.text, group });
  }
  return found.map(({ type, street }) => ({ type, street }));
}

const familyFirstHeads = new Set(['ФИО', 'Ф. И. О.', 'Фамилия и имя', 'Фамилия имя'].map(plainTitle));
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The parts of a whole name that begins with the family name, as in East Asia and under « ФИО ». */
function familyFirst({ text, head }: Cell): Partial<FilePerson> {
  const [, lastName = '', firstName = ''] = /^(\S+)\s+(.+)$/su.exec(text) ?? [];
  const isFamilyFirst = eastAsian.test(text) || familyFirstHeads.has(plainTitle(head));
  return isFamilyFirst && lastName ? { lastName, firstName } : {};
}

/** A row as fields, by the meaning of its columns. */
export function personIn(row: readonly string[], columns: Columns): FilePerson {
  const cellsOf = (field: ContactImportField) =>
    columns.flatMap((column, place) => {
      const text = row[place]?.trim() ?? '';
      return column.field === field && text
        ? [{ text, head: column.head, label: labelOf(row, columns, column.head), place }]
        : [];
    });
  const [phoneCell] = cellsOf('phone');
  const [mobileCell] = cellsOf('mobilePhone');
  const isSwapped = isMobileLabel(phoneCell?.label ?? '') && !isMobileLabel(mobileCell?.label ?? '');
  const cell = (field: ContactImportField): string => cellsOf(field)[0]?.text ?? '';
  const [phone = '', ...phones] = several((isSwapped ? mobileCell : phoneCell)?.text ?? '');
  const [mobilePhone = '', ...mobiles] = several((isSwapped ? phoneCell : mobileCell)?.text ?? '');
  const [email = '', ...emails] = several(cell('email'));
  const isSplit = cell('lastName') !== '' || cell('firstName') !== '';
  const [whole] = isSplit || cell('fullName') === cell('company.name') ? [] : cellsOf('fullName');
  const notes = cellsOf('comment').flatMap(({ text }) => text);
  return {
    ...emptyPerson(),
    ...Object.fromEntries(contactImportFields.map((field) => [field, cell(field)])),
    ...(whole && familyFirst(whole)),
    email,
    phone,
    mobilePhone,
    addresses: addressesIn(cellsOf('address')),
    comment: [...notes, ...emails, ...phones, ...mobiles].join('\n'),
  };
}
