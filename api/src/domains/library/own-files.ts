import type { Locale, OwnFile, Paged, QueryOf } from '@passerelle/shared/contract';
import { userFileSorts } from '@passerelle/shared/contract/enums/users';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import { failure } from '../../platform/failure';
import { fileAddress } from '../../platform/files/answer-file';
import { matchesAll, readList, readPage } from '../../platform/lists';
import { inLocale } from '../../platform/text/text';
import { documentsIn } from './offered-documents';

const columns = { updatedAt: 'library_documents.updated_at', name: 'shown.sort_name' } as const;

/** The person's last task for which a file was uploaded. */
const lastTask = sql<{ id: string; name: Partial<Record<Locale, string>> } | null>`(
  SELECT json_build_object('id', user_tasks.id, 'name', tasks.name) FROM user_sub_task_documents sent
  JOIN user_sub_tasks done ON done.id = sent.user_sub_task_id
  JOIN user_tasks ON user_tasks.id = done.user_task_id
  JOIN tasks ON tasks.id = user_tasks.task_id
  WHERE sent.document_id = library_documents.id ORDER BY sent.added_at DESC, tasks.id LIMIT 1)`;

const ownFiles = (db: Db, userId: string, locale: Locale) =>
  documentsIn(db, locale)
    .where('library_documents.owner_id', '=', userId)
    .where('library_documents.archived_at', 'is', null)
    .where('shown.file_id', 'is not', null);

interface Asked {
  query: QueryOf<Calls['GET /me/documents']>;
  locale: Locale;
}

/** A person's uploaded files, newest first. */
export async function listOwnFiles(db: Db, userId: string, { query, locale }: Asked): Promise<Paged<OwnFile>> {
  const list = readList(query, userFileSorts);
  const all = ownFiles(db, userId, locale).where((eb) => matchesAll(eb, 'shown.search', list.patterns));
  return readPage(list, {
    all,
    rows: all
      .select(['library_documents.id', 'library_documents.updated_at'])
      .select(['shown.name', 'shown.file_id', 'shown.extension', 'shown.size'])
      .select(lastTask.as('task')),
    order: [columns[list.sort], 'library_documents.id'],
    itemOf: (row) => ({
      id: row.id,
      name: row.name,
      url: fileAddress(row.file_id) ?? '',
      extension: row.extension ?? '',
      size: row.size ?? 0,
      task: row.task && { id: row.task.id, name: inLocale(row.task.name, locale) },
      updatedAt: instant(row.updated_at),
    }),
  });
}

/**
 * Deletes an own file, here and in its step. The step keeps its status and points. The name is free again at once; the
 * sweep deletes the bytes.
 */
export async function deleteOwnFile(
  db: Db,
  userId: string,
  documentId: string,
  now: DateTime<true>,
): Promise<undefined> {
  const contents = await db
    .selectFrom('library_document_contents as content')
    .innerJoin('library_documents', 'library_documents.id', 'content.document_id')
    .where('library_documents.id', '=', documentId)
    .where('library_documents.owner_id', '=', userId)
    .select('content.file_id')
    .execute();
  if (contents.length === 0) throw failure('notFound');
  const ids = contents.flatMap(({ file_id }) => file_id ?? []);
  if (ids.length > 0)
    await db.updateTable('files').set({ deleted_at: now.toJSDate() }).where('id', 'in', ids).execute();
  await db.deleteFrom('library_documents').where('id', '=', documentId).where('owner_id', '=', userId).execute();
  return undefined;
}
