import type { Db } from '../../platform/database/connection';

/**
 * Held until the transaction ends, before any contact of the book is: who recommended whom is looked at along a chain, and
 * two changes at the same moment, each of which sees no circle, would make one together.
 */
export async function holdBook(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
}
