import type { Locale, Paged, QueryOf, UserFile, UserFileSort } from '@passerelle/shared/contract';
import { userFileSorts } from '@passerelle/shared/contract/enums/users';
import type { Calls } from '@passerelle/shared/contract/calls';
import { type InferResult, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { Localized } from '../../platform/database/schema/columns';
import { instant } from '../../platform/dates';
import { failure } from '../../platform/failure';
import { fileAddress } from '../../platform/files/answer-file';
import { matchesAll, readList, readPage } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { inLocale } from '../../platform/text/text';
import { visibleTo } from '../accounts/visibility';
import { documentsIn } from './offered-documents';

const columns = {
  updatedAt: 'library_documents.updated_at',
  name: 'shown.sort_name',
} as const satisfies Record<UserFileSort, string>;

/** Throws 404 for people outside the viewer's scope. */
export async function assertSeesDocumentsOf(db: Db, viewer: Person, userId: string): Promise<void> {
  const seen = await db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .where((eb) => eb.or([sql<SqlBool>`users.id = ${viewer.id}`, visibleTo(viewer)]))
    .select('users.id')
    .executeTakeFirst();
  if (!seen) throw failure('notFound');
}

/** The last task for which a document was uploaded. */
const taskName = sql<Localized | null>`(SELECT tasks.name FROM user_sub_task_documents sent
  JOIN user_sub_tasks done ON done.id = sent.user_sub_task_id
  JOIN user_tasks ON user_tasks.id = done.user_task_id
  JOIN tasks ON tasks.id = user_tasks.task_id
  WHERE sent.document_id = library_documents.id ORDER BY sent.added_at DESC, tasks.id LIMIT 1)`;

const ownDocuments = (db: Db, userId: string, locale: Locale) =>
  documentsIn(db, locale)
    .where('library_documents.owner_id', '=', userId)
    .where('library_documents.archived_at', 'is', null);

const rowsOf = (documents: ReturnType<typeof ownDocuments>) =>
  documents
    .select(['library_documents.id', 'library_documents.type', 'library_documents.updated_at'])
    .select(['shown.locale', 'shown.name', 'shown.external_url', 'shown.file_id', 'shown.size'])
    .select(taskName.as('task_name'));

const fileOf =
  (locale: Locale) =>
  (row: InferResult<ReturnType<typeof rowsOf>>[number]): UserFile => ({
    id: row.id,
    name: row.name,
    url: fileAddress(row.file_id) ?? row.external_url ?? '',
    type: row.type,
    language: row.locale,
    size: row.size ?? 0,
    uploaded: row.file_id !== null,
    userSubTask: row.task_name && { task: { name: inLocale(row.task_name, locale) } },
    updatedAt: instant(row.updated_at),
  });

interface Asked {
  userId: string;
  query: QueryOf<Calls['GET /users/:userId/library']>;
  locale: Locale;
}

/** A person's uploads. Filters that match no upload return no rows. */
export async function listDocumentsOf(
  db: Db,
  viewer: Person,
  { userId, query, locale }: Asked,
): Promise<Paged<UserFile>> {
  await assertSeesDocumentsOf(db, viewer, userId);
  const list = readList(query, userFileSorts);
  const { isUser = true, uploaded } = query;
  const all = ownDocuments(db, userId, locale)
    .where((eb) => matchesAll(eb, 'shown.search', list.patterns))
    .$if(!isUser, (documents) => documents.where(sql<SqlBool>`false`))
    .$if(uploaded !== undefined, (documents) => documents.where('shown.file_id', uploaded ? 'is not' : 'is', null));
  return readPage(list, {
    all,
    rows: rowsOf(all),
    order: [columns[list.sort], 'library_documents.id'],
    itemOf: fileOf(locale),
  });
}

/** One of them, such as a new one. */
export async function readDocumentOf(
  db: Db,
  { userId, documentId, locale }: { userId: string; documentId: string; locale: Locale },
): Promise<UserFile> {
  const row = await rowsOf(
    ownDocuments(db, userId, locale).where('library_documents.id', '=', documentId),
  ).executeTakeFirst();
  if (!row) throw failure('notFound');
  return fileOf(locale)(row);
}
