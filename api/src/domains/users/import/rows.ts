import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import type { CheckedLine } from './check-rows';
import type { Line } from './plan-rows';
import type { FileRow } from './read-table';

/** Rows of one statement, as JSON: far below the size limit of a parameter. */
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

/** The same e-mail is in an earlier line, whatever its outcome. */
const isRepeated = sql<boolean>`(identity IS NOT NULL AND EXISTS (
  SELECT FROM user_import_rows AS other WHERE other.import_id = user_import_rows.import_id
    AND other.identity = user_import_rows.identity AND other.line < user_import_rows.line))`.as('is_repeated');

/** A valid line is no duplicate. */
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

/** Lines of the same level, so that none of them names another. */
function byTurn(lines: readonly Line[]): Line[][] {
  const turns = new Map<number, Line[]>();
  for (const line of lines) turns.set(line.turn, [...(turns.get(line.turn) ?? []), line]);
  return [...turns.entries()].toSorted(([one], [other]) => one - other).map(([, some]) => some);
}

/** The next lines to check or to import: of one level, and `count` at most. */
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

/** The people that these lines name, and those that they name in turn, if valid; by level. */
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

/** Rows to be checked again: all, or one that was corrected and those that another row may have had refused. */
export async function resetRows(db: Db, importId: string, corrected?: number): Promise<void> {
  const depends = sql<boolean>`(line = ${corrected ?? null} OR outcome = 'refused'
    AND jsonb_path_exists(errors, '$.faults[*] ? (@.code == "notImported" || @.code == "circular" || @.code == "repeated")')
    OR identity = (SELECT identity FROM user_import_rows AS other
      WHERE other.import_id = ${importId} AND other.line = ${corrected ?? null}))`;
  await db
    .updateTable('user_import_rows')
    .set({ outcome: 'pending', errors: {} })
    .where('import_id', '=', importId)
    .where('is_written', '=', false)
    .$if(corrected !== undefined, (rows) => rows.where(depends))
    .execute();
}

/** Stores the outcome of lines; `isWritten` if the import was done and not only checked. */
export async function writeOutcomes(
  db: Db,
  importId: string,
  lines: readonly (CheckedLine & { isInvited?: boolean })[],
  isWritten: boolean,
): Promise<void> {
  const written = lines.map(({ line, outcome, errors, userId, offer, isInvited = false }) => ({
    line,
    outcome,
    errors: { faults: errors },
    user_id: isWritten ? userId : null,
    is_invited: isInvited,
    program_id: offer?.programId ?? null,
    license_pack_id: offer?.packId ?? null,
  }));
  await sql`
    UPDATE user_import_rows SET outcome = written.outcome, errors = written.errors,
      user_id = written.user_id, is_invited = written.is_invited, is_written = written.user_id IS NOT NULL,
      program_id = written.program_id, license_pack_id = written.license_pack_id
    FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS written(
      line integer, outcome text, errors jsonb, user_id uuid, is_invited boolean, program_id uuid, license_pack_id uuid)
    WHERE user_import_rows.import_id = ${importId} AND user_import_rows.line = written.line`.execute(db);
}
