import { msg } from '@lingui/core/macro';
import type { ContentPublication } from '@passerelle/shared/contract';
import { defaultLocale } from '@passerelle/shared/contract/enums/locales';
import { contentMessages } from '../../platform/content-messages';
import type { Db } from '../../platform/database/connection';
import { rollBackOnFailure } from '../../platform/database/dry-run';
import type { Services } from '../../platform/http/services';
import { writeOperatorAuditEntry } from '../../platform/sessions/audit';
import { wordsIn } from '../../platform/text/words';
import { PublicationRefused, publishItems } from './publish-content';
import { type ItemRow, readItems, readPackRow } from '../items/read-items';
import { nothing } from './publish-pack';
import { titleOf } from './publisher';

export const scheduledPublication = 'scheduled publication of content';

const say = wordsIn(defaultLocale);

/** A draft that was never published can be deleted: what is left of the publication may not work without it. */
function assertNoneDeleted({ items, titles }: { items: string[]; titles: string[] }, rows: readonly ItemRow[]): void {
  const problems = items.flatMap((id, index) => {
    if (rows.some((row) => row.id === id)) return [];
    const title = titles[index] ?? '';
    return {
      file: '',
      line: 1,
      message: say(msg`Le brouillon « ${{ title }} » a été supprimé entre-temps.`),
      item: null,
    };
  });
  if (problems.length > 0) throw new PublicationRefused({ ...nothing(false), problems });
}

/** Archived since it was planned: publishing would bring it back. */
async function assertNoneArchived(db: Db, rows: readonly ItemRow[]): Promise<void> {
  const problems: ContentPublication['problems'] = [];
  for (const row of rows) {
    if (!row.archivedAt || row.kind === 'trades') continue;
    const title = titleOf(row, { locale: defaultLocale, pack: await readPackRow(db, row.packId) });
    const item = { id: row.id, kind: row.kind, title };
    problems.push({ file: `${row.kind}/${row.key}`, line: 1, message: say(contentMessages.contentArchived), item });
  }
  if (problems.length > 0) throw new PublicationRefused({ ...nothing(false), problems });
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
    assertNoneDeleted(schedule, publish);
    await assertNoneArchived(db, publish);
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
