import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { DeliveryStatus } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { MessageKey } from './messages';
import { mailReminders, type MailServices } from './reminder-mails';
import { homeZone } from '../../platform/dates';
import { scheduleDaily, scheduleEvery } from '../../platform/jobs/schedule';
import type { Services } from '../../platform/http/services';

interface Taken {
  id: string;
  appointment_id: string | null;
  status: DeliveryStatus;
}

const atOnce = 500;
const reminder: MessageKey = 'appointmentSoon';

/**
 * Takes the due rows, each by one worker only. A reminder delayed past the start of its appointment is useless: it
 * counts as failed.
 */
async function takeDue(db: Db, at: Date, only?: readonly string[]): Promise<Taken[]> {
  const among = only ? sql`AND notification.id = ANY(${[...only]}::uuid[])` : sql``;
  const { rows } = await sql<Taken>`
    WITH due AS (
      SELECT notification.id, coalesce(notification.message_key = ${reminder} AND planned.date <= ${at}, false) AS late
      FROM notifications AS notification LEFT JOIN appointments AS planned ON planned.id = notification.appointment_id
      WHERE notification.status = 'pending' AND notification.send_at <= ${at} ${among}
      ORDER BY notification.send_at, notification.id
      LIMIT ${atOnce}
      FOR UPDATE OF notification SKIP LOCKED
    )
    UPDATE notifications SET
      status = CASE WHEN due.late THEN 'failed' ELSE 'received' END,
      sent_at = CASE WHEN due.late THEN NULL ELSE ${at}::timestamptz END,
      received_at = CASE WHEN due.late THEN NULL ELSE ${at}::timestamptz END
    FROM due WHERE notifications.id = due.id
    RETURNING notifications.id, notifications.appointment_id, notifications.status`.execute(db);
  return rows;
}

/** One appointment has only its latest notice: the hour before replaces the day before, the report replaces both. */
async function deleteEarlier(db: Db, received: readonly Taken[]): Promise<void> {
  const ids = received.filter(({ appointment_id }) => appointment_id !== null).map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`
    DELETE FROM notifications AS earlier USING notifications AS later
    WHERE later.id = ANY(${ids}::uuid[])
      AND earlier.appointment_id = later.appointment_id
      AND earlier.status IN ('received', 'opened')
      AND earlier.send_at < later.send_at`.execute(db);
}

async function handOver(db: Db, now: DateTime<true>, only?: readonly string[]): Promise<string[]> {
  const at = now.toJSDate();
  const all: string[] = [];
  for (;;) {
    const taken = await takeDue(db, at, only);
    const received = taken.filter(({ status }) => status === 'received');
    await deleteEarlier(db, received);
    all.push(...received.map(({ id }) => id));
    if (taken.length < atOnce) return all;
  }
}

/**
 * Delivers due rows, and returns their number. A notification is received as soon as it is delivered; reminder mails
 * are written in the same transaction.
 */
export async function deliver(db: Db, post: MailServices, now: DateTime<true>): Promise<number> {
  const received = await handOver(db, now);
  await mailReminders(db, post, received, now);
  return received.length;
}

/** Only rows created just now. Immediate notices are never mailed. */
export async function deliverOne(db: Db, now: DateTime<true>, id: string): Promise<void> {
  await handOver(db, now, [id]);
}

/** Plans the morning notices of each domain, and delivers them. */
type Remind = (db: Db, services: MailServices, now: DateTime<true>) => Promise<void>;

/** Appointments are at multiples of five minutes, and so are their reminders. */
const delivery = { kind: 'notifications go out', minutes: 5 };
const morning = { kind: 'people are reminded', hour: 8, zone: homeZone };

/** Delivers due notifications every five minutes, and reminds people every morning. */
export function scheduleNotifications(services: Services, remind: Remind): void {
  scheduleEvery(services, delivery, (db, now) => deliver(db, services, now));
  scheduleDaily(services, morning, (db, now) => remind(db, services, now));
}
