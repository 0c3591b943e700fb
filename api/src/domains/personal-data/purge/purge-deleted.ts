import { durations } from '@passerelle/shared/contract/limits';
import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { scheduleDaily } from '../../../platform/jobs/schedule';
import type { Services } from '../../../platform/http/services';
import { writeOperatorAuditEntry } from '../../../platform/sessions/audit';

/** Batch size of offers, with their pictures. */
const batch = 500;

/** Picture rows are deleted with their offers; the daily sweep frees unreferenced bytes. */
async function purgeJobOffers(db: Db, before: Date): Promise<void> {
  for (;;) {
    const offers = await db
      .selectFrom('job_offers')
      .where('deleted_at', '<', before)
      .select('id')
      .limit(batch)
      .forUpdate()
      .execute();
    if (offers.length === 0) return;
    const ids = offers.map(({ id }) => id);
    await db
      .deleteFrom('files')
      .where('id', 'in', (eb) =>
        eb.selectFrom('job_offer_documents').where('job_offer_id', 'in', ids).select('file_id'),
      )
      .execute();
    await db.deleteFrom('job_offers').where('id', 'in', ids).execute();
  }
}

/** Users deleted by staff: their entries are removed with them, aggregated figures stay. */
async function erasePeople(db: Db, now: DateTime<true>): Promise<void> {
  const before = now.minus({ days: durations.userRestoreDays }).toJSDate();
  const erased = await db
    .deleteFrom('users')
    .where('deleted_at', '<=', before)
    .returning(['id', 'organization_id'])
    .execute();
  const ids = erased.map(({ id }) => id);
  // The notices of HR representatives name them.
  await sql`DELETE FROM notifications WHERE context_type = 'participant' AND context ->> 'target' = ANY(${ids}::text[])`.execute(
    db,
  );
  for (const { id, organization_id: organizationId } of erased) {
    const entry = { action: 'user.erased', subjectKind: 'user', subjectIds: [id] } as const;
    await writeOperatorAuditEntry(db, { ...entry, organizationId, now });
  }
}

/**
 * Removes rows whose deletion can no longer be undone, and dependent rows by foreign keys; an action keeps the name of
 * a removed contact. Also removes calendar addresses revoked as long ago.
 */
export async function purgeDeleted(db: Db, now: DateTime<true>): Promise<void> {
  const before = now.minus({ days: durations.entryRestoreDays }).toJSDate();
  await db.deleteFrom('appointments').where('deleted_at', '<', before).execute();
  await db.deleteFrom('contacts').where('deleted_at', '<', before).execute();
  await purgeJobOffers(db, before);
  await erasePeople(db, now);
  await db.deleteFrom('calendar_feeds').where('revoked_at', '<', before).execute();
}

export function scheduleDeletionPurge(services: Services): void {
  scheduleDaily(services, { kind: 'purgeDeleted' }, purgeDeleted);
}
