import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { ContentPublication } from '@passerelle/shared/contract';
import { wordsIn } from '../../platform/text/words';
import { titleOf, type Work } from './publisher';
import type { ItemRow } from '../items/read-items';

/** Published tasks of the same organisation that refer to an item. */
async function tasksWith({ db, pack }: Work, path: string, archived: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ title: string | null }>`
    SELECT coalesce(task.titles ->> ${pack.locales[0] ?? 'fr'}, task.key) AS title FROM content_items AS task
    JOIN content_packs AS pack ON pack.id = task.pack_id
    JOIN content_items AS program ON program.id = task.program_id
    WHERE task.uses @> ARRAY[${path}]::text[] AND task.archived_at IS NULL AND task.published IS NOT NULL
      AND program.archived_at IS NULL AND program.id <> ALL(${archived}::uuid[])
      AND (pack.organization_id IS NOT DISTINCT FROM ${pack.organizationId}::uuid OR ${pack.organizationId}::uuid IS NULL)
    ORDER BY task.sort_title LIMIT 3`.execute(db);
  return rows.flatMap(({ title }) => title ?? []);
}

/** A survey or document that tasks refer to cannot be archived, nor can a task apart from its programme. */
export async function archiveProblems(
  work: Work,
  archive: readonly ItemRow[],
): Promise<ContentPublication['problems']> {
  const say = wordsIn(work.locale);
  const problems: ContentPublication['problems'] = [];
  const ids = archive.map(({ id }) => id);
  for (const row of archive) {
    if (row.kind === 'trades') continue;
    const title = titleOf(row, work);
    const item = { id: row.id, kind: row.kind, title };
    const at = { file: `${row.kind}/${row.key}`, line: 1, item };
    if (row.kind === 'tasks' && row.published)
      problems.push({ ...at, message: say(msg`Une tâche publiée se retire d’une semaine de son programme`) });
    const tasks = await tasksWith(work, `${row.kind}/${row.key}`, ids);
    for (const task of tasks)
      problems.push({ ...at, message: say(msg`La tâche « ${task} » s’en sert : retirez-le d’abord de cette tâche`) });
  }
  return problems;
}
