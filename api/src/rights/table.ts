import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roles } from '@passerelle/shared/contract/enums/security';

/** The callers: the columns of the tables of `docs/rights.md`, from the left. */
export const callers = ['visitor', ...roles] as const;
export type Caller = (typeof callers)[number];

/** The scope of a call that names a row. */
export const reaches = [
  '–',
  'own',
  'people',
  'groups',
  'packs',
  'organizations',
  'programs',
  'imports',
  'documents',
  'content',
] as const;
export type RowReach = (typeof reaches)[number];

export interface Row {
  call: string;
  /** `✓`, or the status of the refusal. */
  cells: Record<Caller, string>;
  rows: RowReach;
  /** The log action of a success, or the reason for none. */
  log: string;
}

const file = join(import.meta.dirname, '../../../docs/rights.md');

/** The readable tables are the ones that the tests check. */
export function readTable(text = readFileSync(file, 'utf8')): Row[] {
  const lines = text.split('\n').filter((line) => /^\| `(GET|POST|PUT|DELETE) \//.test(line));
  return lines.map((line) => {
    const [call = '', ...rest] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const cells = Object.fromEntries(callers.map((caller, index) => [caller, rest[index] ?? ''])) as Row['cells'];
    const [rows = '', log = ''] = rest.slice(callers.length);
    return { call: call.replaceAll('`', ''), cells, rows: rows as RowReach, log: log.replaceAll('`', '') };
  });
}
