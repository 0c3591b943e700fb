import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { DateTime } from 'luxon';
import type { BadgeLevel, BadgeType } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { deliverOne } from './deliver';
import { contextOf, type MessageKey, type MessageParams, type PlainKey } from './messages';

/** What the screen needs beside the text. */
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
  /** What it is about, in one word: nobody is told the same thing twice. */
  about: string;
  context?: NoticeContext;
  appointmentId?: string;
  /** Absent: now. */
  sendAt?: Date;
}

/** Something that a person is to be told. */
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

/** Sends a notice now, in the transaction of what happened: if that is rolled back, so is this. */
export async function sendNotice(db: Db, notice: Notice, now: DateTime<true>): Promise<void> {
  const made = await db
    .insertInto('notifications')
    .values(noticeRow(notice, now))
    .onConflict((conflict) => conflict.columns(['user_id', 'dedupe_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) await deliverOne(db, now, made.id);
}

/** Whom to tell, and what it is about. */
export type Recipients = RawBuilder<{ user_id: string; about: string }>;

/** Plans one message for everyone whom a query finds, in one statement; who was told of it before is left out. */
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

/** One row for each notice: another moment moves it, and it is sent again then. */
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

/** Deletes what was sent, or planned, for another hour: it is no longer true. */
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

/** The notices of one subject: all of an appointment, or the one that a person was sent about it. */
export type NoticesAbout = { appointmentId: string } | { userId: string; about: string };

const isAbout = (subject: NoticesAbout): RawBuilder<boolean> =>
  'about' in subject
    ? sql<boolean>`user_id = ${subject.userId} AND dedupe_key = ${subject.about}`
    : sql<boolean>`appointment_id = ${subject.appointmentId}`;

/** For what exists no more: its notices would lead nowhere. */
export async function deleteNotices(db: Db, subject: NoticesAbout): Promise<void> {
  await db.deleteFrom('notifications').where(isAbout(subject)).execute();
}

/** What was received counts as read. */
export async function openNotices(db: Db, subject: NoticesAbout, now: DateTime<true>): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ status: 'opened', opened_at: now.toJSDate() })
    .where(isAbout(subject))
    .where('status', '=', 'received')
    .execute();
}

/** For what is settled: nothing more is to be sent, and what was received need not be read. */
export async function closeNotices(db: Db, subject: NoticesAbout, now: DateTime<true>): Promise<void> {
  await db.deleteFrom('notifications').where(isAbout(subject)).where('status', '=', 'pending').execute();
  await openNotices(db, subject, now);
}

/** Gives a notice new words, whether it was sent or not. */
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
