import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { LibraryUpload, Locale } from '@passerelle/shared/contract';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { libraryTypeOf } from '@passerelle/shared/contract/rules/content/library';
import { plainLetters } from '@passerelle/shared/contract/rules/common/search';
import type { Db } from '../../platform/database/connection';
import type { FileStore } from '../../platform/files/file-store';
import { givenTitle } from '../../platform/text/text';
import { failure } from '../../platform/failure';
import { countTry, type Limit } from '../../platform/limits/rate-limits';
import { searchText, sortKey } from '../../platform/text/search';
import { assertListRoom } from '../accounts/own-lists';
import { openTask } from '../programs/tasks/open-task';
import { contentTypeOf } from './content-types';
import type { ReceivedDocument } from './received-document';

/**
 * Enforces the storage limit per person. Uploads of one person run one after the other: the counter of tries is locked
 * in the same transaction.
 */
export async function assertRoom(db: Db, userId: string, size: number): Promise<void> {
  const { stored } = await db
    .selectFrom('files')
    .where('owner_id', '=', userId)
    .where('purpose', '=', 'document')
    .where('deleted_at', 'is', null)
    .select(sql<string>`coalesce(sum(size), 0)`.as('stored'))
    .executeTakeFirstOrThrow();
  if (Number(stored) + size > fileLimits.document.bytesOfPerson) {
    throw failure('tooLarge', { message: 'documentRoom', fields: { document: 'tooMany' } });
  }
}

/** More than manual use needs; the disk is shared. */
const tries: Limit = { tries: 60, within: 15 * 60 };

interface Upload {
  userId: string;
  body: LibraryUpload;
  document: ReceivedDocument;
  files: FileStore;
  locale: Locale;
  now: DateTime<true>;
}

/** The family of the document's task: an own open step that asks for a file. */
async function familyOfStep(db: Db, { userId, body, now }: Upload) {
  if (!body.subTaskId) return null;
  const step = await db
    .selectFrom('user_sub_tasks as done')
    .innerJoin('sub_tasks as step', 'step.id', 'done.sub_task_id')
    .where('done.id', '=', body.subTaskId)
    .where('done.user_id', '=', userId)
    .where('step.type', '=', 'upload')
    .select('done.user_task_id')
    .executeTakeFirst();
  const unknown = failure('invalid', { fields: { subTaskId: 'unknown' } });
  if (!step) throw unknown;
  const { family } = await openTask(db, userId, step.user_task_id, now).catch((error: unknown) => {
    // From an earlier programme.
    throw error instanceof Error && error.message === 'notFound' ? unknown : error;
  });
  return family;
}

const refused = () => failure('duplicate', { message: 'documentName', fields: { document: 'duplicate' } });

async function storeFile(db: Db, { userId, document, files, now }: Upload): Promise<string> {
  const { path, name, extension } = document;
  const { sha256, size } = await files.add(path);
  const file = await db
    .insertInto('files')
    .values({
      owner_id: userId,
      purpose: 'document',
      original_name: name,
      extension,
      size,
      sha256,
      content_type: contentTypeOf(extension),
      created_at: now.toJSDate(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!file) throw refused();
  return file.id;
}

/**
 * Stores a person's upload and returns its id. A second one with the same name is refused, ignoring case and accents:
 * the name is the key among their uploads.
 */
export async function uploadDocument(db: Db, upload: Upload): Promise<string> {
  const { userId, body, document, locale, now } = upload;
  await countTry(db, `upload:${userId}`, tries, now);
  await assertListRoom(db, userId, 'documents');
  await assertRoom(db, userId, document.size);
  const at = now.toJSDate();
  const family = await familyOfStep(db, upload);
  const created = await db
    .insertInto('library_documents')
    .values({
      owner_id: userId,
      key: plainLetters(document.name),
      family: body.family ?? family,
      type: libraryTypeOf(contentTypeOf(document.extension)),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw refused();
  const name = givenTitle(body.name) ?? document.name;
  await db
    .insertInto('library_document_contents')
    .values({
      document_id: created.id,
      locale: body.language ?? locale,
      file_id: await storeFile(db, upload),
      name,
      sort_name: sortKey(name),
      search: searchText(name),
    })
    .execute();
  return created.id;
}
