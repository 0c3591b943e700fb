import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { scheduleEvery, type SchedulerParts } from '../../platform/jobs/schedule';
import { endOfCell, lengths } from './figures/levels';

const told = ['gender', 'job_level', 'badge', 'level'] as const;
const key = ['organization_id', 'kind', 'whole', 'hours', 'ends', 'nameless', ...told] as const;
const keyColumns = sql.join(key.map((column) => sql.ref(column)));
const sameCell = (one: string, other: string): RawBuilder<unknown> =>
  sql.join(
    key.map((column) =>
      told.some((known) => known === column)
        ? sql`${sql.ref(`${one}.${column}`)} IS NOT DISTINCT FROM ${sql.ref(`${other}.${column}`)}`
        : sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`,
    ),
    sql` AND `,
  );

/** As they are, or of all people together. */
const split = sql.join(told.map((column) => sql`CASE WHEN NOT told.whole THEN appended.${sql.ref(column)} END`));

/**
 * Makes one row of all that were appended for a cell, and of what it held before: of each length, split and whole. In one
 * statement: who reads meanwhile sees either all of them or the sum. Where two do so at once, a cell may have two rows,
 * which is as right.
 */
export async function sumUpCells(db: Db): Promise<void> {
  await sql`
    WITH appended AS (
      DELETE FROM metric_cells WHERE NOT summed_up
      RETURNING organization_id, kind, ends, nameless, ${sql.join(told.map((column) => sql.ref(column)))}, count, thousandths
    ), changes (${keyColumns}, count, thousandths) AS (
      SELECT appended.organization_id, appended.kind, told.whole, length.hours, ${endOfCell(sql`appended.ends`, sql`length.hours`)},
        appended.nameless AND NOT told.whole, ${split}, sum(appended.count), sum(appended.thousandths)
      FROM appended CROSS JOIN unnest(${[...lengths]}::smallint[]) AS length (hours)
      CROSS JOIN (VALUES (false), (true)) AS told (whole)
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    ), before AS (
      DELETE FROM metric_cells AS cells USING changes WHERE cells.summed_up AND ${sameCell('cells', 'changes')}
      RETURNING ${sql.join(key.map((column) => sql.ref(`cells.${column}`)))}, cells.count, cells.thousandths
    )
    INSERT INTO metric_cells (${keyColumns}, count, thousandths, summed_up)
    SELECT ${keyColumns}, sum(count), sum(thousandths), true
    FROM (SELECT * FROM changes UNION ALL SELECT * FROM before) AS rows
    GROUP BY ${keyColumns} HAVING sum(count) <> 0 OR sum(thousandths) <> 0`.execute(db);
}

export function scheduleCells(parts: SchedulerParts): void {
  scheduleEvery(parts, { kind: 'sumUpCells', minutes: 15 }, sumUpCells);
}
