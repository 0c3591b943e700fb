import { sql, type Selectable, type SqlBool } from 'kysely';
import type { DateTime } from 'luxon';
import type { Notification, Paged, QueryOf } from '@passerelle/shared/contract';
import { notificationSorts } from '@passerelle/shared/contract/enums/content';
import { badgeLevels, badgeTypes } from '@passerelle/shared/contract/enums/tasks';
import { matchesSearch } from '@passerelle/shared/contract/rules/common/search';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { failure } from '../../platform/failure';
import { type List, pageOf, readList, readPage } from '../../platform/lists';
import { instant } from '../../platform/dates';
import type { Person } from '../../platform/sessions/person';
import { type Reading, textOf } from './message-texts';
import { isStillTheirs } from './still-theirs';

type Query = QueryOf<Calls['GET /me/notifications']>;
type OwnNotifications = ReturnType<typeof ownNotifications>;

/** The text is rendered per reader, so it is searched after rendering; one person has few. */
async function searchTexts(
  list: List<string>,
  { search = '' }: Query,
  matching: OwnNotifications,
  reading: Reading,
): Promise<Paged<Notification>> {
  const rows = await selectNotification(matching).orderBy('send_at', list.order).orderBy('id', list.order).execute();
  const found = rows
    .map((row) => notificationOf(row, reading))
    .filter(({ payload }) => matchesSearch(payload.text, search));
  return pageOf(list, found.slice(list.offset, list.offset + list.pageSize), found.length);
}

/** Every open page polls: two index look-ups, unless a search is given. */
export async function listNotifications(
  db: Db,
  userId: string,
  query: Query,
  reading: Reading,
): Promise<Paged<Notification>> {
  const list = readList(query, notificationSorts);
  const own = ownNotifications(db, userId);
  const matching = query.status?.length ? own.where('status', 'in', query.status) : own;
  if (list.patterns.length > 0) return searchTexts(list, query, matching, reading);
  return readPage(list, {
    all: matching,
    rows: selectNotification(matching),
    order: ['send_at', 'id'],
    itemOf: (row) => notificationOf(row, reading),
  });
}

const idIn = (context: Record<string, unknown>, name: 'target' | 'jobOffer'): string | null =>
  typeof context[name] === 'string' ? context[name] : null;

const shown = [
  'id',
  'status',
  'send_at',
  'appointment_id',
  'context_type',
  'context',
  'message_key',
  'message_params',
] as const;

export type NotificationRow = Pick<Selectable<Database['notifications']>, (typeof shown)[number]>;

/** The only access to notifications: those delivered to one person. */
export const ownNotifications = (db: Db, userId: string) =>
  db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where('status', 'in', ['received', 'opened'])
    .where(isStillTheirs('notifications'));

export const selectNotification = (notifications: ReturnType<typeof ownNotifications>) => notifications.select(shown);

/** A row as JSON, in the reader's language. */
export const notificationOf = (row: NotificationRow, reading: Reading): Notification => ({
  id: row.id,
  status: row.status === 'opened' ? 'opened' : 'received',
  sendAt: instant(row.send_at),
  payload: {
    text: textOf(row.message_key, row.message_params, reading),
    context: {
      type: row.context_type,
      badgeType: badgeTypes.find((type) => type === row.context.badgeType) ?? null,
      badgeLevel: badgeLevels.find((level) => level === row.context.badgeLevel) ?? null,
      target: idIn(row.context, 'target') ?? row.appointment_id,
      jobOffer: idIn(row.context, 'jobOffer'),
    },
  },
});

type Reader = Pick<Person, 'id' | 'impersonatorId'>;

/** Reading during impersonation does not mark notifications as read. */
const openUnread = (db: Db, { id, impersonatorId }: Reader, now: DateTime<true>) =>
  db
    .updateTable('notifications')
    .set({ status: 'opened', opened_at: now.toJSDate() })
    .where('user_id', '=', id)
    .where('status', '=', 'received')
    .$if(impersonatorId !== null, (unread) => unread.where(sql<SqlBool>`false`));

/** Opened once: repeating it changes nothing. A future one is a 404. */
export async function openNotification(
  db: Db,
  reader: Reader,
  notificationId: string,
  reading: Reading,
): Promise<Notification> {
  await openUnread(db, reader, reading.now).where('id', '=', notificationId).execute();
  const row = await selectNotification(ownNotifications(db, reader.id))
    .where('id', '=', notificationId)
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  return notificationOf(row, reading);
}

export async function openAll(db: Db, reader: Reader, now: DateTime<true>): Promise<{ opened: number }> {
  const { numUpdatedRows } = await openUnread(db, reader, now).executeTakeFirst();
  return { opened: Number(numUpdatedRows) };
}
