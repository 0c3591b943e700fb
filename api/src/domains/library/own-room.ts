import { sql } from 'kysely';
import { fileLimits } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';

/**
 * Refuses what does not fit any more into what one person may keep here. Uploads of one person come one after the other:
 * the count of their tries, in the same transaction, is a row that they wait for.
 */
export async function assertRoom(db: Db, userId: string, size: number): Promise<void> {
  const { kept } = await db
    .selectFrom('files')
    .where('owner_id', '=', userId)
    .where('purpose', '=', 'document')
    .where('deleted_at', 'is', null)
    .select(sql<string>`coalesce(sum(size), 0)`.as('kept'))
    .executeTakeFirstOrThrow();
  if (Number(kept) + size > fileLimits.document.bytesOfPerson) {
    throw failure('tooLarge', { message: 'documentRoom', fields: { document: 'tooMany' } });
  }
}
