import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { scheduleDaily } from '../../platform/jobs/schedule';
import type { Services } from '../../platform/http/services';

/** Bytes are stored before their row; younger ones are left alone. */
const grace = { days: 1 };

/** Files of drafts that no item and no version has any more: they were replaced, or their draft was dropped. */
async function dropUnusedAttachments(db: Db, now: Date, before: Date): Promise<void> {
  const used = sql`SELECT attached.value FROM content_items, jsonb_each_text(coalesce(draft -> 'attachments', '{}')) AS attached
    UNION SELECT attached.value FROM content_items, jsonb_each_text(coalesce(published -> 'attachments', '{}')) AS attached
    UNION SELECT attached.value FROM content_versions, jsonb_each_text(coalesce(content -> 'attachments', '{}')) AS attached`;
  await db
    .updateTable('files')
    .set({ deleted_at: now })
    .where('purpose', '=', 'content')
    .where('deleted_at', 'is', null)
    .where('created_at', '<', before)
    .where(sql<SqlBool>`id::text NOT IN (${used})`)
    .execute();
}

async function removeRows(db: Db, now: Date, before: Date): Promise<void> {
  await db
    .deleteFrom('files')
    .where((eb) => eb.or([eb('deleted_at', '<', before), eb('expires_at', '<', now)]))
    .execute();
}

async function namesInUse(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('files').where('sha256', 'in', names).select('sha256').distinct().execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/**
 * Deletes unreferenced bytes: of a replaced picture, of an erased person, of a failed call after an upload. In one
 * place, so that no other delete has to handle the disk.
 */
export async function sweepFiles(db: Db, { files, clock }: Pick<Services, 'files' | 'clock'>): Promise<number> {
  const now = clock.now();
  const before = now.minus(grace).toJSDate();
  await dropUnusedAttachments(db, now.toJSDate(), before);
  await removeRows(db, now.toJSDate(), before);
  return files.sweep(before, (names) => namesInUse(db, names));
}

export function scheduleFileSweep(services: Services): void {
  scheduleDaily(services, { kind: 'sweepFiles' }, (db) => sweepFiles(db, services));
}
