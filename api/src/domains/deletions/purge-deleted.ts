import { durations } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { scheduleDaily } from '../../platform/jobs/schedule';
import type { Services } from '../../platform/http/services';
import { writeOperatorAuditEntry } from '../../platform/sessions/audit';

/** How long a deletion can be undone; then the row is deleted for good. */
export const deletionUndoPeriod = { days: 30 } as const;

/** So many offers at a time, with their pictures. */
const batch = 500;

/** The rows of the pictures go with their offers; the daily sweep frees the bytes that nothing names any more. */
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

/** People whom staff have deleted; what they entered goes with them, what was counted stays without them. */
async function erasePeople(db: Db, now: DateTime<true>): Promise<void> {
  const before = now.minus({ days: durations.userRestoreDays }).toJSDate();
  const erased = await db
    .deleteFrom('users')
    .where('deleted_at', '<=', before)
    .returning(['id', 'organization_id'])
    .execute();
  for (const { id, organization_id: organizationId } of erased) {
    const entry = { action: 'user.erased', subjectKind: 'user', subjectIds: [id] } as const;
    await writeOperatorAuditEntry(db, { ...entry, organizationId, now });
  }
}

/**
 * Deletes for good what can no longer be restored, and by the foreign keys what depends on it; an action keeps the name of a
 * contact who goes. Addresses of calendars that were revoked as long ago go too.
 */
export async function purgeDeleted(db: Db, now: DateTime<true>): Promise<void> {
  const before = now.minus(deletionUndoPeriod).toJSDate();
  await db.deleteFrom('appointments').where('deleted_at', '<', before).execute();
  await db.deleteFrom('contacts').where('deleted_at', '<', before).execute();
  await purgeJobOffers(db, before);
  await erasePeople(db, now);
  await db.deleteFrom('calendar_feeds').where('revoked_at', '<', before).execute();
}

export function scheduleDeletionPurge(services: Services): void {
  scheduleDaily(services, { kind: 'purgeDeleted' }, purgeDeleted);
}
