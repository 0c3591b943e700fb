import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Services } from '../../platform/http/services';
import { scheduleEvery } from '../../platform/jobs/schedule';
import { dropOrphans, dropPreviews } from '../../platform/previews/preview-schema';

const LIFETIME = { hours: 8 };

/** Deletes expired previews, and the schemas of those whose author was deleted. */
export async function removeOldPreviews(db: Db, now: DateTime<true>): Promise<void> {
  const old = await db
    .selectFrom('previews')
    .where('created_at', '<=', now.minus(LIFETIME).toJSDate())
    .select('id')
    .execute();
  await dropPreviews(
    db,
    old.map(({ id }) => id),
  );
  await dropOrphans(db);
}

export const schedulePreviewRemoval = (services: Services): void =>
  scheduleEvery(services, { kind: 'removePreviews', minutes: 30 }, removeOldPreviews);
