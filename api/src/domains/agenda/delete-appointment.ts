import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { forgetReminders } from '../notifications/appointment-reminders';
import { trimDeleted } from '../own-lists/trim-deleted';

/** The row waits a while, so that the deletion can be taken back; what follows it in a series stays. */
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
  await forgetReminders(db, appointmentId);
  await trimDeleted(db, userId, 'appointments');
}
