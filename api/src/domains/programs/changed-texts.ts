import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';

/** The texts of each task of a programme with those of its sub-tasks, by task id. */
export async function readTexts(db: Db, programId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; texts: string }>`
    SELECT tasks.id, md5(concat(tasks.name, tasks.description, (
      SELECT string_agg(concat(step.key, step.title, step.description), ' ' ORDER BY step.position, step.id)
      FROM sub_tasks AS step WHERE step.task_id = tasks.id AND step.archived_at IS NULL))) AS texts
    FROM tasks JOIN program_weeks AS week ON week.id = tasks.program_week_id
    WHERE week.program_id = ${programId}`.execute(db);
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}

/** Dates the tasks whose texts differ, for people who had validated them. */
export async function markChangedTexts(
  db: Db,
  programId: string,
  { before, at }: { before: ReadonlyMap<string, string>; at: Date },
): Promise<void> {
  const now = await readTexts(db, programId);
  const changed = [...now].flatMap(([id, texts]) => (before.has(id) && before.get(id) !== texts ? id : []));
  if (changed.length > 0)
    await db.updateTable('tasks').set({ words_changed_at: at }).where('id', 'in', changed).execute();
}
