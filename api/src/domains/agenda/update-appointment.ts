import type { DateTime } from 'luxon';
import type { ActionType, AppointmentUpdate } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { assertSeen, type SeenVersions } from '../../platform/versions';
import { assertListRoom, lockOwnLists, trimDeleted } from '../accounts/own-lists';
import { recordFact } from '../reporting/stats/record-fact';
import { formChanges } from './appointment-columns';
import { lockAppointment, type StoredAppointment } from './appointment-rows';
import { noteChanges, saveNotes } from './notes';
import { notifyRecommendation } from './recommendation-notices';
import { recommendations, saveRecommendations } from './recommended-contacts';
import { closeReminders, planReminders, reminderColumns, deleteReminders } from './reminders';
import { changesAnything, type RequestedChanges, transition } from './transitions';
import { failure } from '../../platform/failure';

interface Change {
  appointmentId: string;
  body: AppointmentUpdate;
  now: DateTime<true>;
  /** Absent where the caller has seen no version. */
  seen?: SeenVersions;
}

const ifChanged = <T>(wanted: T | undefined, current: T | null): T | undefined =>
  wanted === current ? undefined : wanted;

const stateOf = (row: StoredAppointment) => ({
  status: row.status,
  actionType: row.action_type,
  interviewStatus: row.interview_status,
  comment: row.comment,
});

export async function updateAppointment(
  db: Db,
  userId: string,
  { appointmentId, body, now, seen }: Change,
): Promise<void> {
  // Locked before the appointment itself, as everywhere that locks both.
  if (body.notes) await lockOwnLists(db, userId);
  const current = await lockAppointment(db, userId, appointmentId);
  assertSeen(seen, current.version);
  const form = await formChanges(db, userId, current, body);
  const notes = await noteChanges(db, appointmentId, body);
  const added = notes.edits.filter(({ id }) => id === undefined).length;
  if (added > 0) await assertListRoom(db, userId, 'appointmentNotes', added);
  const contacts = await recommendations(db, userId, appointmentId, body.recommendedContacts);
  const requested: RequestedChanges = {
    form: Object.keys(form).length > 0,
    actionType: body.actionType ?? current.action_type,
    status: ifChanged(body.status, current.status),
    interviewStatus: ifChanged(body.interviewStatus, current.interview_status),
    comment: ifChanged(body.comment?.trim(), current.comment),
    notes: notes.edits.length + notes.removed.length > 0,
    recommendations: contacts.added.length + contacts.removed.length > 0,
  };
  if (!changesAnything(requested)) return;
  const status = transition(stateOf(current), requested);
  const { comment, interviewStatus } = requested;

  const at = now.toJSDate();
  const isSettled = status !== current.status;
  const changed = await db
    .updateTable('appointments')
    .set({
      ...form,
      ...(comment !== undefined && { comment }),
      ...(isSettled && { status, [status === 'validated' ? 'validated_at' : 'cancelled_at']: at }),
      ...(interviewStatus !== undefined && { interview_status: interviewStatus, interview_status_date: at }),
      // Subscribed calendars accept a change only with a higher sequence.
      ...((requested.form || isSettled) && { ics_sequence: current.ics_sequence + 1 }),
      version: current.version + 1,
      updated_at: at,
    })
    .where('id', '=', appointmentId)
    .returning(reminderColumns)
    .executeTakeFirstOrThrow();
  await saveNotes(db, appointmentId, notes, now);
  await saveRecommendations(db, appointmentId, contacts, now);
  for (const contactId of contacts.added) {
    await notifyRecommendation(db, { userId, contactId, referrer: changed.contact_name }, now);
  }
  if (isSettled) await closeReminders(db, appointmentId, now);
  else if (requested.form) await planReminders(db, changed, now);
  if (isSettled && status === 'validated') await recordCompletion(db, userId, { ...current, ...form }, at);
}

/** The reporting facts of a reported appointment: one for each, and one for a job interview. */
async function recordCompletion(
  db: Db,
  userId: string,
  { id, action_type }: { id: string; action_type: ActionType },
  at: Date,
): Promise<void> {
  const fact = { userId, sourceId: id, value: 1, at };
  await recordFact(db, { ...fact, kind: 'appointment', labels: { actionType: action_type } });
  if (action_type === 'jobInterview') await recordFact(db, { ...fact, kind: 'interview' });
}

/** The row is kept for a while, so that the deletion can be undone; later ones in the series stay. */
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
 * Undoes a deletion: notes, recommended contacts and the place in a series stayed with the row. Reminders of future
 * events are scheduled again; those sent before the deletion are not repeated. Idempotent.
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
