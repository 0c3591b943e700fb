import { type Selectable, sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { atHome, instant } from '../../platform/dates';
import { closeNotices, deleteNotices, type PlannedNotice, planNotices, withdrawNotice } from '../notifications/notices';

/** The columns needed for reminders, for `returning`. */
export const reminderColumns = ['id', 'user_id', 'title', 'action_type', 'contact_name', 'date'] as const;
type RemindedAppointment = Pick<Selectable<Database['appointments']>, (typeof reminderColumns)[number]>;

const reportHours = { evening: 20, morning: 9 } as const;

/** Two hours after the start; for evening appointments, the next morning. */
function whenToReport(date: Date): Date {
  const over = atHome(date).plus({ hours: 2 });
  const isLate = over.hour >= reportHours.evening || over.hour < reportHours.morning;
  if (!isLate) return over.toJSDate();
  const night = over.hour < reportHours.morning ? over : over.plus({ days: 1 });
  return night.startOf('day').set({ hour: reportHours.morning }).toJSDate();
}

/** The day before is the same local hour, also across clock changes. */
const reminderTimes = (date: Date): Record<'day' | 'hour' | 'report', Date> => ({
  day: atHome(date).minus({ days: 1 }).toJSDate(),
  hour: atHome(date).minus({ hours: 1 }).toJSDate(),
  report: whenToReport(date),
});

function remindersOf(appointment: RemindedAppointment): PlannedNotice[] {
  const { id, user_id: userId, title, action_type, contact_name, date } = appointment;
  const params = { title, actionType: action_type, contactName: contact_name, date: instant(date) };
  const { day, hour, report } = reminderTimes(date);
  const common = { userId, appointmentId: id, params };
  return [
    { ...common, key: 'appointmentSoon', about: `appointment:${id}:day`, sendAt: day },
    { ...common, key: 'appointmentSoon', about: `appointment:${id}:hour`, sendAt: hour },
    { ...common, key: 'appointmentToReport', about: `appointment:${id}:report`, sendAt: report },
  ];
}

/** For a created or changed appointment. Past reminders are not created. */
export async function planReminders(db: Db, appointment: RemindedAppointment, now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  const reminders = remindersOf(appointment);
  for (const late of reminders.filter(({ sendAt }) => sendAt <= at)) await withdrawNotice(db, late);
  const ahead = reminders.filter(({ sendAt }) => sendAt > at);
  await planNotices(db, ahead, now);
}

/** For a reported or cancelled appointment. */
export const closeReminders = (db: Db, appointmentId: string, now: DateTime<true>): Promise<void> =>
  closeNotices(db, { appointmentId }, now);

export const deleteReminders = (db: Db, appointmentId: string): Promise<void> => deleteNotices(db, { appointmentId });

/** Updates future reminders with the new names of their contacts. */
export async function renameInReminders(db: Db, contacts: readonly { id: string; name: string }[]): Promise<void> {
  await sql`
    UPDATE notifications SET message_params = message_params || jsonb_build_object('contactName', renamed.name)
    FROM jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) AS renamed(id uuid, name text), appointments
    WHERE appointments.id = notifications.appointment_id
      AND appointments.contact_id = renamed.id
      AND notifications.status = 'pending'`.execute(db);
}
