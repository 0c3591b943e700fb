import type { DateTime } from 'luxon';
import type { Reading, ReadingBody } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';

interface Place {
  userId: string;
  documentId: string;
}

/** Where someone stopped in a document; null before they opened it. */
export async function readReading(db: Db, { userId, documentId }: Place): Promise<Reading | null> {
  const row = await db
    .selectFrom('library_readings')
    .where('user_id', '=', userId)
    .where('document_id', '=', documentId)
    .select(['last_page', 'last_second'])
    .executeTakeFirst();
  return row ? { lastPage: row.last_page, lastSecond: row.last_second } : null;
}

/** Saves the values that were sent, and leaves the others as they were. */
export async function saveReading(
  db: Db,
  { userId, documentId }: Place,
  { lastPage, lastSecond }: ReadingBody,
  now: DateTime<true>,
): Promise<Reading> {
  const at = now.toJSDate();
  const place = {
    ...(lastPage !== undefined && { last_page: lastPage }),
    ...(lastSecond !== undefined && { last_second: lastSecond }),
    last_opened_at: at,
  };
  const row = await db
    .insertInto('library_readings')
    .values({ user_id: userId, document_id: documentId, first_opened_at: at, ...place })
    .onConflict((conflict) => conflict.columns(['user_id', 'document_id']).doUpdateSet(place))
    .returning(['last_page', 'last_second'])
    .executeTakeFirstOrThrow();
  return { lastPage: row.last_page, lastSecond: row.last_second };
}
