import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { plannedColumns, planReminders } from '../notifications/appointment-reminders';
import { assertListRoom } from '../own-lists/assert-room';
import { lockOwnLists } from '../own-lists/lock-own-lists';

/**
 * Takes a deletion back: notes, recommended contacts and the place in a series waited with the row. What is still ahead
 * is reminded of anew; what was told before the deletion is not told again. Twice is as once.
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
      // Subscribed calendars were told that it is off.
      ics_sequence: eb('ics_sequence', '+', 1),
    }))
    .where('id', '=', appointmentId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .returning([...plannedColumns, 'status'])
    .executeTakeFirst();
  if (!restored) return;
  await assertListRoom(db, userId, 'appointments', 0);
  if (restored.status === 'pending') await planReminders(db, restored, now);
}
