import { sql, type Selectable } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { instant } from '../../platform/wire-time';
import { planNotices, takeBack, type PlannedNotice } from './plan-notices';
import { reminderTimes } from './reminder-times';

/** What a reminder is made from, as `returning` takes it. */
export const plannedColumns = ['id', 'user_id', 'title', 'action_type', 'contact_name', 'date'] as const;
export type PlannedAction = Pick<Selectable<Database['appointments']>, (typeof plannedColumns)[number]>;

function remindersOf({ id, user_id: userId, title, action_type, contact_name, date }: PlannedAction): PlannedNotice[] {
  const params = { title, actionType: action_type, contactName: contact_name, date: instant(date) };
  const { day, hour, report } = reminderTimes(date);
  const common = { userId, appointmentId: id, params };
  return [
    { ...common, key: 'appointmentSoon', about: `appointment:${id}:day`, sendAt: day },
    { ...common, key: 'appointmentSoon', about: `appointment:${id}:hour`, sendAt: hour },
    { ...common, key: 'appointmentToReport', about: `appointment:${id}:report`, sendAt: report },
  ];
}

/** For an appointment that was made or changed. A reminder whose moment has passed is not made. */
export async function planReminders(db: Db, action: PlannedAction, now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  const reminders = remindersOf(action);
  for (const late of reminders.filter(({ sendAt }) => sendAt <= at)) await takeBack(db, late);
  const ahead = reminders.filter(({ sendAt }) => sendAt > at);
  await planNotices(db, ahead, now);
}

/** It took place or was cancelled: nothing more is to be said, and what was said need not be read. */
export async function settleReminders(db: Db, appointmentId: string, now: DateTime<true>): Promise<void> {
  const ofIt = db.deleteFrom('notifications').where('appointment_id', '=', appointmentId);
  await ofIt.where('status', '=', 'pending').execute();
  await db
    .updateTable('notifications')
    .set({ status: 'opened', opened_at: now.toJSDate() })
    .where('appointment_id', '=', appointmentId)
    .where('status', '=', 'received')
    .execute();
}

/** What a deleted appointment was about leads nowhere. */
export async function forgetReminders(db: Db, appointmentId: string): Promise<void> {
  await db.deleteFrom('notifications').where('appointment_id', '=', appointmentId).execute();
}

/** Their contacts have new names. */
export async function renameInReminders(db: Db, contacts: readonly { id: string; name: string }[]): Promise<void> {
  await sql`
    UPDATE notifications SET message_params = message_params || jsonb_build_object('contactName', said.name)
    FROM jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) AS said(id uuid, name text), appointments
    WHERE appointments.id = notifications.appointment_id
      AND appointments.contact_id = said.id
      AND notifications.status = 'pending'`.execute(db);
}
