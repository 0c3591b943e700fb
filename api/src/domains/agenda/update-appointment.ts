import type { DateTime } from 'luxon';
import type { AppointmentUpdate } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { assertSeen, type SeenVersions } from '../../platform/http/versions';
import { plannedColumns, planReminders, settleReminders } from '../notifications/appointment-reminders';
import { tellRecommended } from '../notifications/tell-recommended';
import { assertListRoom } from '../own-lists/assert-room';
import { lockOwnLists } from '../own-lists/lock-own-lists';
import { formChanges } from './form-changes';
import { noteChanges, saveNotes } from './notes';
import { recommendations, saveRecommendations } from './recommended-contacts';
import { holdAppointment, type StoredAppointment } from './stored-appointment';
import { tellDone } from './tell-done';
import { transition, wantsAnything, type Wishes } from './transitions';

interface Change {
  appointmentId: string;
  body: AppointmentUpdate;
  now: DateTime<true>;
  /** Absent where nobody looked at the action before: then there is no version to compare. */
  seen?: SeenVersions;
}

const news = <T>(wanted: T | undefined, current: T | null): T | undefined => (wanted === current ? undefined : wanted);

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
  // Before the action itself, as everything does that locks both.
  if (body.notes) await lockOwnLists(db, userId);
  const current = await holdAppointment(db, userId, appointmentId);
  assertSeen(seen, current.version);
  const form = await formChanges(db, userId, current, body);
  const notes = await noteChanges(db, appointmentId, body);
  const added = notes.edits.filter(({ id }) => id === undefined).length;
  if (added > 0) await assertListRoom(db, userId, 'appointmentNotes', added);
  const contacts = await recommendations(db, userId, appointmentId, body.recommendedContacts);
  const wishes: Wishes = {
    form: Object.keys(form).length > 0,
    actionType: body.actionType ?? current.action_type,
    status: news(body.status, current.status),
    interviewStatus: news(body.interviewStatus, current.interview_status),
    comment: news(body.comment?.trim(), current.comment),
    notes: notes.edits.length + notes.removed.length > 0,
    recommends: contacts.added.length + contacts.removed.length > 0,
  };
  if (!wantsAnything(wishes)) return;
  const status = transition(stateOf(current), wishes);
  const { comment, interviewStatus } = wishes;

  const at = now.toJSDate();
  const isSettled = status !== current.status;
  const changed = await db
    .updateTable('appointments')
    .set({
      ...form,
      ...(comment !== undefined && { comment }),
      ...(isSettled && { status, [status === 'validated' ? 'validated_at' : 'cancelled_at']: at }),
      ...(interviewStatus !== undefined && { interview_status: interviewStatus, interview_status_date: at }),
      // Subscribed calendars take a change over only from a higher sequence.
      ...((wishes.form || isSettled) && { ics_sequence: current.ics_sequence + 1 }),
      version: current.version + 1,
      updated_at: at,
    })
    .where('id', '=', appointmentId)
    .returning(plannedColumns)
    .executeTakeFirstOrThrow();
  await saveNotes(db, appointmentId, notes, now);
  await saveRecommendations(db, appointmentId, contacts, now);
  for (const contactId of contacts.added) {
    await tellRecommended(db, { userId, contactId, referrer: changed.contact_name }, now);
  }
  if (isSettled) await settleReminders(db, appointmentId, now);
  else if (wishes.form) await planReminders(db, changed, now);
  if (isSettled && status === 'validated') await tellDone(db, userId, { ...current, ...form }, at);
}
