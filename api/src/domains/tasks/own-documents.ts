import { fileAddress } from '../../platform/files/file-address';
import type { Reader } from './reader';
import { readDocumentNames } from './document-names';

interface OwnDocument {
  subTask: string;
  id: string;
  name: string;
  url: string;
}

/** What the person sent for these sub-tasks, oldest first; a document of theirs has one file. */
export async function readOwnDocuments(
  { db, locale }: Reader,
  steps: readonly { id: string }[],
): Promise<OwnDocument[]> {
  if (steps.length === 0) return [];
  const rows = await db
    .selectFrom('user_sub_task_documents as sent')
    .innerJoin('library_document_contents as content', 'content.document_id', 'sent.document_id')
    .where(
      'sent.user_sub_task_id',
      'in',
      steps.map(({ id }) => id),
    )
    .where('content.file_id', 'is not', null)
    .distinctOn(['sent.added_at', 'sent.document_id'])
    .orderBy('sent.added_at')
    .orderBy('sent.document_id')
    .select(['sent.user_sub_task_id', 'sent.document_id', 'content.file_id'])
    .execute();
  const names = await readDocumentNames(
    db,
    rows.map(({ document_id }) => document_id),
    locale,
  );
  return rows.map((row) => ({
    subTask: row.user_sub_task_id,
    id: row.document_id,
    name: names.get(row.document_id) ?? '',
    url: fileAddress(row.file_id) ?? '',
  }));
}
