import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { assertListRoom, lockOwnLists, trimDeleted } from '../own-lists/own-lists';
import { deleteReminders, planReminders, reminderColumns } from './reminders';

/** The row waits a while, so that the deletion can be undone; what follows it in a series stays. */
export async function deleteAppointment(
  db: Db,
  userId: string,
  appointmentId: string,
  now: DateTime<true>,
): Promise<void> {
  const deleted = await db
    .updateTable('appointments')
    .set((eb) => ({
      deleted_at: now.toJSDate(),
      version: eb('version', '+', 1),
      ics_sequence: eb('ics_sequence', '+', 1),
    }))
    .where('id', '=', appointmentId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw failure('notFound');
  await deleteReminders(db, appointmentId);
  await trimDeleted(db, userId, 'appointments');
}

/**
 * Undoes a deletion: notes, recommended contacts and the place in a series stayed with the row. What is still ahead
 * is reminded of anew; what was sent before the deletion is not sent again. Twice has the effect of once.
 */
export async function restoreAppointment(
  db: Db,
  userId: string,
  appointmentId: string,
  now: DateTime<true>,
): Promise<void> {
  await lockOwnLists(db, userId);
  const restored = await db
    .updateTable('appointments')
    .set((eb) => ({
      deleted_at: null,
      updated_at: now.toJSDate(),
      version: eb('version', '+', 1),
      // Subscribed calendars show it as cancelled.
      ics_sequence: eb('ics_sequence', '+', 1),
    }))
    .where('id', '=', appointmentId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .returning([...reminderColumns, 'status'])
    .executeTakeFirst();
  if (!restored) return;
  await assertListRoom(db, userId, 'appointments', 0);
  if (restored.status === 'pending') await planReminders(db, restored, now);
}
