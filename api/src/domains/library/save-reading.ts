import type { Reading, ReadingBody } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';

/** Saves the values that were sent, and leaves the others as they were. */
export async function saveReading(
  db: Db,
  { userId, documentId }: { userId: string; documentId: string },
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
