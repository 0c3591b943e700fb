import { limits } from '@passerelle/shared/contract';
import { failure } from '../../../platform/http/failure';

/** Longer than any field: what is cut off here is found too long later. */
const longestCell = 20_000;

export const separators = [';', ',', '\t'] as const;
export type Separator = (typeof separators)[number];

/** The one that stands most often in the first line, outside of quotes. */
export function separatorOf(text: string): Separator {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').slice(0, longestCell).replaceAll(/"[^"]*"/g, '');
  const count = (separator: Separator): number => head.split(separator).length;
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ';';
}

/** The cells of a table (RFC 4180): a cell in quotes may hold separators, breaks and doubled quotes. */
export function readTable(text: string, separator: Separator = separatorOf(text)): string[][] {
  const table: string[][] = [];
  let row: string[] = [];
  const endRow = (): void => {
    if (row.some((cell) => cell.trim() !== '')) table.push(row);
    // The heads come on top.
    if (table.length > limits.contactsImportRows + 1) throw failure('invalid', { fields: { contacts: 'tooMany' } });
    row = [];
  };
  let at = 0;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator);
    // Anything between a closing quote and the next separator belongs to no cell.
    let next = end;
    while (next < text.length && text[next] !== separator && text[next] !== '\n' && text[next] !== '\r') next += 1;
    if (row.length < limits.contactsImportColumns) row.push(cell.slice(0, longestCell));
    if (text[next] === separator) {
      at = next + 1;
      if (at === text.length) row.push('');
      continue;
    }
    endRow();
    at = next + (text[next] === '\r' && text[next + 1] === '\n' ? 2 : 1);
  }
  endRow();
  return table;
}

interface Cell {
  cell: string;
  end: number;
}

function plainCell(text: string, start: number, separator: Separator): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: text.slice(start, end), end };
}

function quotedCell(text: string, start: number): Cell {
  let end = start + 1;
  while (end < text.length) {
    const quote = text.indexOf('"', end);
    if (quote === -1) end = text.length;
    else if (text[quote + 1] === '"') end = quote + 2;
    else return { cell: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 };
  }
  return { cell: text.slice(start + 1).replaceAll('""', '"'), end };
}
