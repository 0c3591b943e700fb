import type { Db } from '../../platform/database/connection';

/** Held until the transaction ends: changes to the lists of one person that depend on what is in them come in turn. */
export async function lockOwnLists(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
}
