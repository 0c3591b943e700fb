import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { DateTime } from 'luxon';
import type { BadgeLevel, BadgeType } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { deliverOne } from './deliver';
import { contextOf, type MessageKey, type MessageParams, type PlainKey } from './messages';

/** Data for the screen beside the text. */
interface NoticeContext {
  badgeType?: BadgeType;
  badgeLevel?: BadgeLevel;
  target?: string;
  jobOffer?: string;
}

interface NoticeOf<K extends MessageKey> {
  userId: string;
  key: K;
  params: MessageParams[K];
  /** Deduplication key: the same notice is not sent twice. */
  about: string;
  context?: NoticeContext;
  appointmentId?: string;
  /** Absent: now. */
  sendAt?: Date;
}

/** A notification to a person. */
export type Notice = { [K in MessageKey]: NoticeOf<K> }[MessageKey];
export type PlannedNotice = Notice & { sendAt: Date };

export const noticeRow = (notice: Notice, now: DateTime<true>): Insertable<Database['notifications']> => ({
  user_id: notice.userId,
  appointment_id: notice.appointmentId ?? null,
  status: 'pending',
  context_type: contextOf[notice.key],
  context: { ...notice.context },
  message_key: notice.key,
  message_params: { ...notice.params },
  dedupe_key: notice.about,
  send_at: notice.sendAt ?? now.toJSDate(),
  created_at: now.toJSDate(),
});

/** Sends a notice now, in the transaction of its event, and is rolled back with it. */
export async function sendNotice(db: Db, notice: Notice, now: DateTime<true>): Promise<void> {
  const made = await db
    .insertInto('notifications')
    .values(noticeRow(notice, now))
    .onConflict((conflict) => conflict.columns(['user_id', 'dedupe_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) await deliverOne(db, now, made.id);
}

/** The recipients and the subject. */
export type Recipients = RawBuilder<{ user_id: string; about: string }>;

/** Plans one message for every row of a query, in one statement; people who had it are skipped. */
export async function sendNoticeToAll(
  db: Db,
  key: PlainKey,
  recipients: Recipients,
  now: DateTime<true>,
): Promise<void> {
  const at = now.toJSDate();
  await sql`
    INSERT INTO notifications (user_id, dedupe_key, status, context_type, message_key, send_at, created_at)
    SELECT found.user_id, found.about, 'pending', ${contextOf[key]}::text, ${key}::text, ${at}::timestamptz,
      ${at}::timestamptz
    FROM (${recipients}) AS found
    ON CONFLICT (user_id, dedupe_key) DO NOTHING`.execute(db);
}

/** One row for each notice: a new time moves it, and it is sent again then. */
export async function planNotices(db: Db, notices: readonly PlannedNotice[], now: DateTime<true>): Promise<void> {
  if (notices.length === 0) return;
  await db
    .insertInto('notifications')
    .values(notices.map((notice) => noticeRow(notice, now)))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'dedupe_key']).doUpdateSet((eb) => ({
        status: 'pending',
        message_params: eb.ref('excluded.message_params'),
        send_at: eb.ref('excluded.send_at'),
        sent_at: null,
        received_at: null,
        opened_at: null,
      })),
    )
    .execute();
}

/** Deletes the notice of a former time, sent or planned. */
export async function withdrawNotice(
  db: Db,
  { userId, about, sendAt }: Pick<PlannedNotice, 'userId' | 'about' | 'sendAt'>,
): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('dedupe_key', '=', about)
    .where('send_at', '<>', sendAt)
    .execute();
}

/** The notices of one subject: all of an appointment, or those of a person about it. */
export type NoticesAbout = { appointmentId: string } | { userId: string; about: string };

const isAbout = (subject: NoticesAbout): RawBuilder<boolean> =>
  'about' in subject
    ? sql<boolean>`user_id = ${subject.userId} AND dedupe_key = ${subject.about}`
    : sql<boolean>`appointment_id = ${subject.appointmentId}`;

/** For deleted subjects: their notices would lead nowhere. */
export async function deleteNotices(db: Db, subject: NoticesAbout): Promise<void> {
  await db.deleteFrom('notifications').where(isAbout(subject)).execute();
}

/** Marks received notices as read. */
export async function openNotices(db: Db, subject: NoticesAbout, now: DateTime<true>): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ status: 'opened', opened_at: now.toJSDate() })
    .where(isAbout(subject))
    .where('status', '=', 'received')
    .execute();
}

/** For settled subjects: cancels planned notices, and marks received ones as read. */
export async function closeNotices(db: Db, subject: NoticesAbout, now: DateTime<true>): Promise<void> {
  await db.deleteFrom('notifications').where(isAbout(subject)).where('status', '=', 'pending').execute();
  await openNotices(db, subject, now);
}

/** Updates the text of a notice, sent or not. */
export async function rewordNotice(
  db: Db,
  { userId, about, params }: Pick<Notice, 'userId' | 'about' | 'params'>,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ message_params: { ...params } })
    .where(isAbout({ userId, about }))
    .execute();
}
