import { sql } from 'kysely';
import { defaultLocale } from '@passerelle/shared/contract/enums/locales';
import type { Db } from '../../platform/database/connection';
import { rollBackOnFailure } from '../../platform/database/dry-run';
import type { Services } from '../../platform/http/services';
import { writeOperatorAuditEntry } from '../../platform/sessions/audit';
import { PublicationRefused, publishItems } from './publish-content';
import { type ItemRow, readOfPack } from '../items/read-items';

export const scheduledPublication = 'scheduled publication of content';

async function readItems(db: Db, ids: readonly string[]): Promise<ItemRow[]> {
  const packs = await db.selectFrom('content_items').where('id', 'in', ids).select('pack_id').distinct().execute();
  const rows = await Promise.all(
    packs.map(({ pack_id: packId }) => readOfPack(db, packId, sql`id = ANY(${[...ids]}::uuid[])`)),
  );
  return rows.flat();
}

/** Publishes the snapshot of a schedule; a removed schedule has no row any more. A refused one keeps its problems. */
async function runSchedule(db: Db, { files, clock }: Services, id: string): Promise<void> {
  const schedule = await db
    .selectFrom('content_schedules')
    .where('id', '=', id)
    .where('failed_at', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!schedule) return;
  const now = clock.now();
  const publish = await readItems(db, schedule.items);
  const { snapshot, created_by: by } = schedule;
  try {
    await rollBackOnFailure(db, () =>
      publishItems(
        db,
        { publish, archive: [] },
        { files, now, locale: defaultLocale, dryRun: false, by, snapshot },
        (entry) => writeOperatorAuditEntry(db, { ...entry, now }),
      ),
    );
    await db.deleteFrom('content_schedules').where('id', '=', id).execute();
  } catch (error) {
    if (!(error instanceof PublicationRefused)) throw error;
    const problems = error.publication.problems.map(({ message, item }) =>
      item ? `${item.title} : ${message}` : message,
    );
    await db
      .updateTable('content_schedules')
      .set({ failed_at: now.toJSDate(), problems })
      .where('id', '=', id)
      .execute();
  }
}

export function scheduleContentPublications(services: Services): void {
  services.jobs.handle(scheduledPublication, (db, { id }) => runSchedule(db, services, String(id)));
}
