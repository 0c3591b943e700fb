import type { Db } from '../../platform/database/connection';

/** What was sent or thrown away is no draft any more; one that is not there is gone already. */
export async function eraseDraft(db: Db, userId: string, key: string): Promise<void> {
  await db.deleteFrom('drafts').where('user_id', '=', userId).where('key', '=', key).execute();
}
