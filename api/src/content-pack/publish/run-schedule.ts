import { msg } from '@lingui/core/macro';
import type { ContentPublication, Locale } from '@passerelle/shared/contract';
import { defaultLocale } from '@passerelle/shared/contract/enums/locales';
import { contentMessages } from '../../platform/content-messages';
import type { Db } from '../../platform/database/connection';
import { rollBackOnFailure } from '../../platform/database/dry-run';
import type { Services } from '../../platform/http/services';
import { writeOperatorAuditEntry } from '../../platform/sessions/audit';
import { type Say, wordsIn } from '../../platform/text/words';
import { lockImports } from '../import/lock-imports';
import { PublicationRefused, publishItems } from './publish-content';
import { publishedSince } from './published-since';
import { type ItemRow, readItems, readPackRow } from '../items/read-items';
import { nothing } from './publish-pack';
import { titleOf } from './publisher';

export const scheduledPublication = 'scheduled publication of content';

/** A draft that was never published can be deleted: the rest of the publication may not work without it. */
function assertNoneDeleted(
  { items, titles }: { items: string[]; titles: string[] },
  rows: readonly ItemRow[],
  say: Say,
): void {
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
async function assertNoneArchived(db: Db, rows: readonly ItemRow[], locale: Locale): Promise<void> {
  const problems: ContentPublication['problems'] = [];
  for (const row of rows) {
    if (!row.archivedAt || row.kind === 'trades') continue;
    const title = titleOf(row, { locale, pack: await readPackRow(db, row.packId) });
    const item = { id: row.id, kind: row.kind, title };
    problems.push({
      file: `${row.kind}/${row.key}`,
      line: 1,
      message: wordsIn(locale)(contentMessages.contentArchived),
      item,
    });
  }
  if (problems.length > 0) throw new PublicationRefused({ ...nothing(false), problems });
}

/** Refuses items published since the schedule was made: the snapshot would replace newer versions. */
async function assertNoneNewer(db: Db, schedule: Parameters<typeof publishedSince>[1], locale: Locale): Promise<void> {
  const say = wordsIn(locale);
  const problems = (await publishedSince(db, schedule, locale)).map(({ title }) => ({
    file: '',
    line: 1,
    message: say(msg`« ${{ title }} » a été publié depuis : programmez de nouveau ce que vous voulez publier.`),
    item: null,
  }));
  if (problems.length > 0) throw new PublicationRefused({ ...nothing(false), problems });
}

/** The language of the reasons: they are kept as sentences, for the author first of all. */
async function localeOf(db: Db, userId: string | null): Promise<Locale> {
  const author = await db
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.id', 'users.organization_id')
    .where('users.id', '=', userId)
    .select((eb) => eb.fn.coalesce('users.locale', 'organizations.locale').as('locale'))
    .executeTakeFirst();
  return author?.locale ?? defaultLocale;
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
  const { snapshot, created_by: by, created_at: plannedAt } = schedule;
  const locale = await localeOf(db, by);
  // Before the checks, which must also see the items of a publication that is under way.
  await lockImports(db, [schedule.organization_id]);
  const publish = await readItems(db, schedule.items);
  try {
    assertNoneDeleted(schedule, publish, wordsIn(locale));
    await assertNoneArchived(db, publish, locale);
    await assertNoneNewer(db, schedule, locale);
    await rollBackOnFailure(db, () =>
      publishItems(
        db,
        { publish, archive: [] },
        { files, now, locale, dryRun: false, by, snapshot, plannedAt },
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
