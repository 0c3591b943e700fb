import type { AddressType, ContactImportColumn, ContactImportField } from '@passerelle/shared/contract';
import { contactImportFields } from '@passerelle/shared/contract/enums/contacts';
import { plainTitle } from '../../../platform/spreadsheet/cell-text';
import { emptyPerson, type FilePerson } from './check-person';

type Columns = readonly ContactImportColumn[];

/** Google writes several values in one cell. */
const several = (cell: string): string[] => cell.split(' ::: ').map((one) => one.trim());

const isMobile = /mobile|cell|portable/i;
const atHome = /home|domicile|perso/i;
const atWork = /work|business|bureau|travail|pro/i;

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

function addressKind({ label, head }: Cell): AddressType {
  if (label) return atHome.test(label) ? 'personal' : atWork.test(label) ? 'professional' : 'other';
  return atHome.test(head) ? 'personal' : /autre|other/i.test(head) ? 'other' : 'professional';
}

/** Street, town and country are in separate columns; adjacent ones form one address. */
function addressesIn(cells: readonly (Cell & { place: number })[]): FilePerson['addresses'] {
  const found: (FilePerson['addresses'][number] & { group: string })[] = [];
  for (const cell of cells) {
    const type = addressKind(cell);
    const isPart = !/^(?:address \d formatted|adresse|address)/.test(plainTitle(cell.head));
    const group = isPart ? type : `${cell.place}`;
    const there = found.find((one) => one.group === group);
    if (there) there.street += `, ${cell.text}`;
    else found.push({ type, street: cell.text, group });
  }
  return found.map(({ type, street }) => ({ type, street }));
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
  const isSwapped = isMobile.test(phoneCell?.label ?? '') && !isMobile.test(mobileCell?.label ?? '');
  const cell = (field: ContactImportField): string => cellsOf(field)[0]?.text ?? '';
  const [phone = '', ...phones] = several((isSwapped ? mobileCell : phoneCell)?.text ?? '');
  const [mobilePhone = '', ...mobiles] = several((isSwapped ? phoneCell : mobileCell)?.text ?? '');
  const [email = '', ...emails] = several(cell('email'));
  const notes = cellsOf('comment').flatMap(({ text }) => text);
  return {
    ...emptyPerson(),
    ...Object.fromEntries(contactImportFields.map((field) => [field, cell(field)])),
    email,
    phone,
    mobilePhone,
    addresses: addressesIn(cellsOf('address')),
    comment: [...notes, ...emails, ...phones, ...mobiles].join('\n'),
  };
}
