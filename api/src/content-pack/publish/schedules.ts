import { sql, type SqlBool } from 'kysely';
import { DateTime } from 'luxon';
import type { ContentSchedule, Paged } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { limits } from '@passerelle/shared/contract/limits';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import { reachOf } from '../../domains/accounts/visibility';
import type { Db } from '../../platform/database/connection';
import { asDryRun } from '../../platform/database/dry-run';
import { instant, instantOrNull } from '../../platform/dates';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import type { Person } from '../../platform/sessions/person';
import { writeAuditEntry } from '../../platform/sessions/audit';
import { assertNoneArchived, publishItems } from './publish-content';
import { isEditable } from '../items/item-rights';
import { type Placed, placeItems, type Snapshot } from '../items/place-items';
import { readPackRow, readSelected } from '../items/read-items';
import { scheduledPublication } from './run-schedule';
import { titleOf } from './publisher';

/** The publications whose items the person may all change. */
const rowsFor = (db: Db, person: Person) =>
  db
    .selectFrom('content_schedules as schedule')
    .leftJoin('users as author', 'author.id', 'schedule.created_by')
    .$if(reachOf(person) !== 'everywhere', (rows) => rows.where('schedule.organization_id', '=', person.organizationId))
    .where(
      sql<SqlBool>`NOT EXISTS (SELECT FROM content_items AS item JOIN content_packs AS pack ON pack.id = item.pack_id
        WHERE item.id = ANY(schedule.items) AND NOT ${isEditable(person)})`,
    )
    .select([
      'schedule.id',
      'schedule.due_at',
      'schedule.items',
      'schedule.titles',
      'schedule.created_at',
      'schedule.failed_at',
    ])
    .select(['schedule.problems', 'schedule.organization_id', 'author.first_name', 'author.last_name']);

const scheduleOf = (
  row: Awaited<ReturnType<ReturnType<typeof rowsFor>['executeTakeFirstOrThrow']>>,
): ContentSchedule => ({
  id: row.id,
  at: instant(row.due_at),
  items: row.items,
  titles: row.titles,
  createdAt: instant(row.created_at),
  createdBy: fullName({ firstName: row.first_name, lastName: row.last_name }) || null,
  failedAt: instantOrNull(row.failed_at),
  problems: row.problems,
});

export async function listSchedules({
  db,
  person,
}: Context<Calls['GET /content/schedules']>): Promise<Paged<ContentSchedule>> {
  const rows = await rowsFor(db, person).orderBy('schedule.due_at').orderBy('schedule.id').execute();
  const items = rows.map(scheduleOf);
  return { items, totalCount: items.length, page: 0, pageSize: Math.max(1, items.length), pageCount: 1 };
}

function assertTime(at: DateTime, now: DateTime<true>): void {
  if (at <= now || at > now.plus({ days: limits.contentScheduleDays }))
    throw failure('invalid', { message: 'contentScheduleTime', fields: { at: 'notAllowed' } });
}

async function assertRoom(db: Db, organizationId: string | null): Promise<void> {
  const { count } = await db
    .selectFrom('content_schedules')
    .where('organization_id', 'is not distinct from', organizationId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= limits.contentSchedules) throw failure('full', { message: 'contentSchedulesFull' });
}

/** Keeps the selected drafts as they are now, and plans their publication. All belong to one organisation. */
export async function schedulePublication(
  context: Context<Calls['POST /content/schedules']>,
): Promise<ContentSchedule> {
  const { db, person, body, services, now, locale } = context;
  const at = DateTime.fromISO(body.at, { zone: 'utc' });
  if (!at.isValid) throw failure('invalid', { fields: { at: 'format' } });
  assertTime(at, now);
  const publish = await readSelected(db, person, body.publish);
  assertNoneArchived(publish);
  const publisher = { files: services.files, now, locale, dryRun: true, by: person.id };
  const tried = await asDryRun(db, () =>
    publishItems(db, { publish, archive: [] }, publisher, () => Promise.resolve()),
  );
  if (tried.problems.length > 0) throw failure('conflict', { message: 'contentNotPublishable' });
  const packs = await Promise.all([...new Set(publish.map(({ packId }) => packId))].map((id) => readPackRow(db, id)));
  const [organizationId = null, ...others] = new Set(packs.map((pack) => pack.organizationId));
  if (others.length > 0) throw failure('invalid', { fields: { publish: 'notAllowed' } });
  await assertRoom(db, organizationId);
  const placed: Placed[] = [];
  for (const pack of packs) {
    const selected = publish.filter(({ packId }) => packId === pack.id);
    placed.push(...(await placeItems(db, pack, { selected })).items);
  }
  const snapshot: Snapshot = Object.fromEntries(
    placed.map(({ row, files, attachments }) => [row.id, { files, attachments }]),
  );
  const titles = publish.flatMap((row) => {
    const pack = packs.find(({ id }) => id === row.packId);
    return pack ? titleOf(row, { pack, locale }) : [];
  });
  const { id } = await db
    .insertInto('content_schedules')
    .values({
      organization_id: organizationId,
      items: publish.map((row) => row.id),
      titles,
      created_by: person.id,
      snapshot: JSON.stringify(snapshot),
      due_at: at.toJSDate(),
      created_at: now.toJSDate(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await services.jobs.plan(db, { kind: scheduledPublication, payload: { id }, runAt: at });
  await writeAuditEntry(context, {
    action: 'content.scheduled',
    subjectKind: 'content',
    subjectIds: [id],
    organizationId,
    details: { name: titles[0], count: titles.length },
  });
  return scheduleOf(await rowsFor(db, person).where('schedule.id', '=', id).executeTakeFirstOrThrow());
}

export async function removeSchedule(context: Context<Calls['DELETE /content/schedules/:scheduleId']>): Promise<void> {
  const { db, person, params } = context;
  const row = await rowsFor(db, person).where('schedule.id', '=', params.scheduleId).executeTakeFirst();
  if (!row) throw failure('notFound');
  await db.deleteFrom('content_schedules').where('id', '=', row.id).execute();
  await writeAuditEntry(context, {
    action: 'content.scheduleRemoved',
    subjectKind: 'content',
    subjectIds: [row.id],
    organizationId: row.organization_id,
    details: { name: row.titles[0], count: row.titles.length },
  });
}
