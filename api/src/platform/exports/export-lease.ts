import type { DateTime } from 'luxon';
import type { Db } from '../database/connection';
import { leaseEnd } from '../leases';

/** A replica that has not renewed its lease for this long counts as dead, and another may make the export. */
const LEASE = { seconds: 60 };

export interface ExportRequest {
  userId: string;
  /** The kind of export: two requests of one kind get the same file. */
  kind: string;
}

export type ExportState = 'running' | 'ready' | 'failed';

/** Claims an export of a person, unless one is in progress: a person has one unfinished row at most. */
export async function claimExport(
  db: Db,
  { userId, kind }: ExportRequest,
  now: DateTime<true>,
): Promise<string | undefined> {
  const at = now.toJSDate();
  await db
    .updateTable('personal_exports')
    .set({ finished_at: at, failed: true })
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .where('leased_until', '<=', at)
    .execute();
  const claimed = await db
    .insertInto('personal_exports')
    .values({ user_id: userId, kind, started_at: at, leased_until: leaseEnd(now, LEASE) })
    .onConflict((conflict) => conflict.column('user_id').where('finished_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return claimed?.id;
}

export const findRunningExport = (db: Db, userId: string): Promise<{ id: string; kind: string } | undefined> =>
  db
    .selectFrom('personal_exports')
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .select(['id', 'kind'])
    .executeTakeFirst();

/** An export whose lease has run out has failed, even before its row says so. */
export async function readExportState(db: Db, id: string, now: DateTime<true>): Promise<ExportState> {
  const row = await db
    .selectFrom('personal_exports')
    .where('id', '=', id)
    .select(['finished_at', 'failed', 'leased_until'])
    .executeTakeFirst();
  if (!row || row.failed) return 'failed';
  if (row.finished_at) return 'ready';
  return row.leased_until <= now.toJSDate() ? 'failed' : 'running';
}

export async function renewExport(db: Db, id: string, now: DateTime<true>): Promise<void> {
  await db
    .updateTable('personal_exports')
    .set({ leased_until: leaseEnd(now, LEASE) })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

export async function finishExport(db: Db, id: string, now: DateTime<true>, failed: boolean): Promise<void> {
  await db
    .updateTable('personal_exports')
    .set({ finished_at: now.toJSDate(), failed })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}
