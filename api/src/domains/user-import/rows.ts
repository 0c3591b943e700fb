import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { CheckedLine } from './check-rows';
import type { Line } from './plan-rows';
import type { FileRow } from './read-table';

/** Rows of one statement, as JSON: far from what a parameter may hold. */
const BATCH = 1_000;

export async function saveRows(db: Db, importId: string, rows: readonly FileRow[]): Promise<void> {
  for (let next = 0; next < rows.length; next += BATCH) {
    const some = JSON.stringify(rows.slice(next, next + BATCH));
    await sql`
      INSERT INTO user_import_rows (import_id, line, cells)
      SELECT ${importId}::uuid, (found->>'line')::integer, ARRAY(SELECT jsonb_array_elements_text(found->'cells'))
      FROM jsonb_array_elements(${some}::jsonb) AS found`.execute(db);
  }
}

/** The same e-mail stands further up, whatever becomes of that line. */
const isRepeated = sql<boolean>`(identity IS NOT NULL AND EXISTS (
  SELECT FROM user_import_rows AS other WHERE other.import_id = user_import_rows.import_id
    AND other.identity = user_import_rows.identity AND other.line < user_import_rows.line))`.as('is_repeated');

/** What was right is no repetition. */
const isNoRepetition = sql<boolean>`false`.as('is_repeated');

const linesOf = (db: Db, importId: string, what: 'pending' | 'created') =>
  db
    .selectFrom('user_import_rows')
    .where('import_id', '=', importId)
    .select(['line', 'cells', 'turn', 'manager_lines', 'hr_representative_lines'])
    .select(what === 'pending' ? isRepeated : isNoRepetition)
    .where('outcome', '=', what);

type LineRow = Awaited<ReturnType<ReturnType<typeof linesOf>['execute']>>[number];

const lineOf = (row: LineRow): Line => ({
  line: row.line,
  cells: row.cells,
  turn: row.turn,
  isRepeated: row.is_repeated,
  managerLines: row.manager_lines,
  hrRepresentativeLines: row.hr_representative_lines,
});

/** Lines that come at the same turn, so that none of them names another. */
function byTurn(lines: readonly Line[]): Line[][] {
  const turns = new Map<number, Line[]>();
  for (const line of lines) turns.set(line.turn, [...(turns.get(line.turn) ?? []), line]);
  return [...turns.entries()].toSorted(([one], [other]) => one - other).map(([, some]) => some);
}

/** The next lines to check, or of those that were right the next to import: of one turn, and `count` at most. */
export async function nextLines(
  db: Db,
  importId: string,
  what: 'pending' | 'created',
  count: number,
): Promise<readonly Line[]> {
  const rows = await linesOf(db, importId, what)
    .where('is_written', '=', false)
    .orderBy('turn')
    .orderBy('line')
    .limit(count)
    .execute();
  return byTurn(rows.map(lineOf))[0] ?? [];
}

/** Those whom these lines name, with those whom they name in their turn, as far as they were found right; turn by turn. */
export async function linesNamedBy(db: Db, importId: string, lines: readonly Line[]): Promise<Line[][]> {
  const named = [
    ...new Set(lines.flatMap(({ managerLines, hrRepresentativeLines }) => [...managerLines, ...hrRepresentativeLines])),
  ];
  if (named.length === 0) return [];
  const rows = await linesOf(db, importId, 'created')
    .where(
      sql<boolean>`line IN (
        WITH RECURSIVE named(line) AS (
          SELECT unnest(${named}::integer[])
          UNION
          SELECT unnest(found.manager_lines || found.hr_representative_lines) FROM named
          JOIN user_import_rows AS found ON found.import_id = ${importId} AND found.line = named.line)
        SELECT line FROM named)`,
    )
    .execute();
  return byTurn(rows.map(lineOf));
}

/** Writes what became of lines; `isWritten` where it is done and not only foreseen. */
export async function writeOutcomes(
  db: Db,
  importId: string,
  lines: readonly (CheckedLine & { isInvited?: boolean })[],
  isWritten: boolean,
): Promise<void> {
  const written = lines.map(({ line, outcome, errors, userId, isInvited = false }) => ({
    line,
    outcome,
    errors: { faults: errors },
    user_id: isWritten ? userId : null,
    is_invited: isInvited,
  }));
  await sql`
    UPDATE user_import_rows SET outcome = written.outcome, errors = written.errors,
      user_id = written.user_id, is_invited = written.is_invited, is_written = ${isWritten}
    FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS written(
      line integer, outcome text, errors jsonb, user_id uuid, is_invited boolean)
    WHERE user_import_rows.import_id = ${importId} AND user_import_rows.line = written.line`.execute(db);
}
