import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roles, staffRoles } from '@passerelle/shared/contract/enums/security';

/** The callers: those whom the columns of the tables of `docs/rights.md` name. */
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

/** The words of a head; « User, manager » is a column of both. */
const named: Record<string, readonly Caller[]> = {
  everyone: callers,
  'signed in': roles,
  staff: staffRoles,
  visitor: ['visitor'],
  user: ['user'],
  manager: ['manager'],
  'head hr': ['headHR'],
  owner: ['owner'],
  admin: ['admin'],
  'super admin': ['superAdmin'],
};
const callersOf = (head: string): readonly Caller[] =>
  head
    .toLowerCase()
    .split(', ')
    .flatMap((word) => named[word] ?? []);

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

/** The readable tables are the ones that the tests check. */
export function readTable(text = readFileSync(file, 'utf8')): Row[] {
  const found: Row[] = [];
  let heads: string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('| Call')) heads = cellsOf(line);
    if (!/^\| `(GET|POST|PUT|DELETE) \//.test(line)) continue;
    const cells = cellsOf(line);
    const cellOf = (head: string): string | undefined => cells[heads.indexOf(head)];
    const answers = heads.flatMap((head) => callersOf(head).map((caller) => [caller, cellOf(head) ?? '']));
    found.push({
      call: cellOf('Call') ?? '',
      cells: Object.fromEntries(answers) as Row['cells'],
      rows: (cellOf('Rows') ?? '–') as RowReach,
      log: cellOf('Log') ?? '',
    });
  }
  return found;
}
