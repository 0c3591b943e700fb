import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { ContentPublication } from '@passerelle/shared/contract';
import { wordsIn } from '../../platform/text/words';
import { titleOf, type Work } from './publisher';
import { type ItemRow, readItems } from '../items/read-items';

interface Task {
  id: string;
  key: string;
  title: string;
}

/** Published tasks of the same organisation that refer to an item. */
async function tasksWith({ db, pack }: Work, path: string, archived: readonly string[]): Promise<Task[]> {
  const { rows } = await sql<Task>`
    SELECT task.id, task.key, coalesce(task.titles ->> ${pack.locales[0] ?? 'fr'}, task.key) AS title FROM content_items AS task
    JOIN content_packs AS pack ON pack.id = task.pack_id
    JOIN content_items AS program ON program.id = task.program_id
    WHERE task.uses @> ARRAY[${path}]::text[] AND task.archived_at IS NULL AND task.published IS NOT NULL
      AND program.archived_at IS NULL AND program.id <> ALL(${archived}::uuid[])
      AND (pack.organization_id IS NOT DISTINCT FROM ${pack.organizationId}::uuid OR ${pack.organizationId}::uuid IS NULL)
    ORDER BY task.sort_title LIMIT 3`.execute(db);
  return rows;
}

/**
 * A survey or document that tasks refer to cannot be archived, nor can a task apart from its programme. A problem leads
 * to the item to change.
 */
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
    const message = say(msg`Retirez-en d’abord « ${title} »`);
    if (row.kind === 'tasks' && row.programId && row.published)
      for (const program of await readItems(work.db, [row.programId]))
        problems.push({
          file: `programs/${program.key}`,
          line: 1,
          item: { id: program.id, kind: 'programs', title: titleOf(program, work) },
          message,
        });
    for (const { id, key, title: task } of await tasksWith(work, `${row.kind}/${row.key}`, ids))
      problems.push({ file: `tasks/${key}`, line: 1, item: { id, kind: 'tasks', title: task }, message });
  }
  return problems;
}
