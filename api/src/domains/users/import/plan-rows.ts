import { cleanEmail } from '@passerelle/shared/contract/rules/people/email';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import { givenLine } from '../../../platform/text/text';
import { isStaffRole, readRole } from './cell-values';
import type { Mapping } from './columns';
import { nameKey } from './names';

export interface Line {
  line: number;
  cells: readonly string[];
  /** Its e-mail is in an earlier line already. */
  isRepeated: boolean;
  turn: number;
  /** The lines of the people of the same file that it names. */
  managerLines: readonly number[];
  hrRepresentativeLines: readonly number[];
}

/** The normalised e-mail. */
export const identityOf = (cell: string): string => cleanEmail(cell).toLowerCase();

/** Of a shared name, enough lines to detect it. */
const NAMESAKES = 2;
/** Deeper than any company: a deeper chain is a cycle. */
const MOST_TURNS = 20;
/** Of people who name each other in a cycle. */
export const IN_CIRCLE = -1;

interface Named {
  line: number;
  email: string | null;
  first: string | null;
  last: string | null;
  role: string | null;
  manager: string | null;
  representative: string | null;
}

interface Planned {
  line: number;
  identity: string | null;
  turn: number;
  manager_lines: readonly number[];
  hr_representative_lines: readonly number[];
}

const readNamed = async (db: Db, importId: string, mapping: Mapping): Promise<Named[]> => {
  // A missing column is null.
  const cell = (field: Mapping[number]) => sql<string | null>`cells[${mapping.indexOf(field) + 1}::integer]`;
  return db
    .selectFrom('user_import_rows')
    .where('import_id', '=', importId)
    .orderBy('line')
    .select(['line', cell('email').as('email'), cell('firstName').as('first'), cell('lastName').as('last')])
    .select([cell('role').as('role'), cell('manager').as('manager')])
    .select(cell('hrRepresentative').as('representative'))
    .execute();
};

/** The lines of future staff in the file, by the names other lines may use. */
function staffFinder(rows: readonly Named[]): (given: string | null) => number[] {
  const byEmail = new Map<string, number>();
  const byName = new Map<string, number[]>();
  for (const { line, email, first, last, role } of rows) {
    if (!isStaffRole(readRole(role ?? ''))) continue;
    const identity = identityOf(email ?? '');
    if (!byEmail.has(identity)) byEmail.set(identity, line);
    const name = nameKey(first ?? '', last ?? '');
    const lines = byName.get(name) ?? [];
    if (lines.length < NAMESAKES) byName.set(name, [...lines, line]);
  }
  return (given) => {
    const text = givenLine(given) ?? '';
    if (text === '') return [];
    if (!text.includes('@')) return byName.get(nameKey(text)) ?? [];
    const line = byEmail.get(identityOf(text));
    return line === undefined ? [] : [line];
  };
}

/** A row is written after all rows that it names. Rows in a cycle come last. */
function turnsOf(named: ReadonlyMap<number, readonly number[]>): (line: number) => number {
  const turns = new Map<number, number>();
  let left = [...named.keys()];
  for (let turn = 0; turn <= MOST_TURNS && left.length > 0; turn += 1) {
    const next = left.filter((line) => (named.get(line) ?? []).every((one) => turns.has(one)));
    for (const line of next) turns.set(line, turn);
    left = left.filter((line) => !turns.has(line));
  }
  return (line) => turns.get(line) ?? IN_CIRCLE;
}

const BATCH = 1_000;

/**
 * Computes what depends on all rows before any is checked: the e-mail that each is compared by, and the order, so that
 * managers and HR representatives come before the people who name them. Earlier results stay.
 */
export async function planRows(db: Db, importId: string, mapping: Mapping): Promise<void> {
  const rows = await readNamed(db, importId, mapping);
  const findStaff = staffFinder(rows);
  const managers = new Map(rows.map(({ line, manager }) => [line, findStaff(manager)]));
  const representatives = new Map(rows.map(({ line, representative }) => [line, findStaff(representative)]));
  const turnOf = turnsOf(
    new Map(rows.map(({ line }) => [line, [...(managers.get(line) ?? []), ...(representatives.get(line) ?? [])]])),
  );
  const planned = rows.map(({ line, email }): Planned => ({
    line,
    identity: identityOf(email ?? '') || null,
    turn: turnOf(line),
    manager_lines: managers.get(line) ?? [],
    hr_representative_lines: representatives.get(line) ?? [],
  }));
  for (let next = 0; next < planned.length; next += BATCH) {
    const some = JSON.stringify(planned.slice(next, next + BATCH));
    await sql`
      UPDATE user_import_rows SET identity = planned.identity, turn = planned.turn,
        manager_lines = planned.manager_lines, hr_representative_lines = planned.hr_representative_lines
      FROM jsonb_to_recordset(${some}::jsonb) AS planned(
        line integer, identity text, turn smallint, manager_lines integer[], hr_representative_lines integer[])
      WHERE user_import_rows.import_id = ${importId} AND user_import_rows.line = planned.line`.execute(db);
  }
}
