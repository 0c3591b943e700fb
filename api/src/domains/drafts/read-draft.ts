import type { Draft } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';

/** A person's own draft; nothing kept is no failure, since every form asks. */
export async function readDraft(db: Db, userId: string, key: string): Promise<Draft> {
  const row = await db
    .selectFrom('drafts')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .select(['content', 'version', 'updated_at'])
    .executeTakeFirst();
  if (!row) return { content: null, version: 0, updatedAt: null };
  return { content: row.content, version: row.version, updatedAt: row.updated_at.toISOString() };
}
