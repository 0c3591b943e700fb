import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';

interface Attachment {
  userId: string;
  userSubTaskId: string;
  document: string;
}

/** Hangs a document that the person uploaded on a sub-task of theirs, and says how many hang there now. */
export async function attachDocument(
  db: Db,
  { userId, userSubTaskId, document }: Attachment,
  now: DateTime<true>,
): Promise<number> {
  const own = await db
    .selectFrom('library_documents')
    .where('id', '=', document)
    .where('owner_id', '=', userId)
    .where('archived_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!own) throw failure('invalid', { fields: { document: 'unknown' } });
  await db
    .insertInto('user_sub_task_documents')
    .values({ user_sub_task_id: userSubTaskId, document_id: document, added_at: now.toJSDate() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { count } = await db
    .selectFrom('user_sub_task_documents')
    .where('user_sub_task_id', '=', userSubTaskId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
