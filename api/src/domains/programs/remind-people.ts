import { type RawBuilder, sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { notifyAssignedManagers, remindOfProfile } from '../notifications/account-notices';
import { deliver } from '../notifications/deliver';
import type { PlainKey } from '../notifications/messages';
import { sendNoticeToAll, type Recipients } from '../notifications/notices';
import type { MailServices } from '../notifications/reminder-mails';

const absence = { days: 7 };
const betweenAbsences = { days: 14 };
/** The lifetime of a notice: for mornings without a server, and weeks that begin in a pause. */
const news = { days: 14 };

const waiting: PlainKey = 'programWaiting';

const running: RawBuilder<unknown> = sql`followed.selected AND followed.status = 'started'`;
/** No reminders from the request to the end of the suspension, including the week of return. */
export const notPaused = (at: Date): RawBuilder<unknown> => sql`NOT EXISTS (
  SELECT FROM user_program_suspensions AS pause WHERE pause.user_program_id = followed.id AND pause.to_date >= ${at})`;

/** People absent for a week, not counting time before the programme or in a pause; at most once a fortnight. */
const absent = (now: DateTime<true>): Recipients => sql`
  SELECT followed.user_id, ${`absence:${now.toISODate()}`} AS about
  FROM user_programs AS followed JOIN users ON users.id = followed.user_id
  WHERE ${running} AND users.deleted_at IS NULL AND users.setup_at IS NOT NULL
    AND greatest(users.last_seen_at, followed.from_date, (
      SELECT max(pause.to_date) FROM user_program_suspensions AS pause WHERE pause.user_program_id = followed.id
    )) <= ${now.minus(absence).toJSDate()}
    AND NOT EXISTS (
      SELECT FROM notifications AS notice WHERE notice.user_id = followed.user_id AND notice.message_key = ${waiting}
        AND notice.send_at > ${now.minus(betweenAbsences).toJSDate()})`;

/** The first week of the second half has begun. */
const halfway = (now: DateTime<true>): Recipients => sql`
  SELECT followed.user_id, 'program:' || followed.id || ':halfway' AS about
  FROM user_programs AS followed
  WHERE ${running} AND ${notPaused(now.toJSDate())} AND EXISTS (
    SELECT FROM user_tasks AS task
    WHERE task.user_program_id = followed.id AND task.week_index > 1
      AND task.week_index = (SELECT max(week_index) / 2 + 1 FROM user_tasks WHERE user_program_id = followed.id)
      AND task.from_date <= ${now.toJSDate()} AND task.from_date > ${now.minus(news).toJSDate()})`;

/** The tasks are back since this Monday: the only notice of the week of return. A pause that never began has no end. */
const resumed = (now: DateTime<true>): Recipients => sql`
  SELECT followed.user_id, 'suspension:' || pause.id || ':over' AS about
  FROM user_program_suspensions AS pause JOIN user_programs AS followed ON followed.id = pause.user_program_id,
    LATERAL (SELECT pause.weeks - pause.weeks_given_back AS weeks) AS taken,
    LATERAL (SELECT pause.from_date + make_interval(hours => taken.weeks * 168) AS monday) AS back
  WHERE ${running} AND taken.weeks > 0
    AND back.monday <= ${now.toJSDate()} AND back.monday > ${now.minus(news).toJSDate()}
    AND NOT EXISTS (
      SELECT FROM user_program_suspensions AS next
      WHERE next.user_program_id = followed.id AND next.id <> pause.id AND next.to_date >= ${now.toJSDate()})`;

/** Until its last Sunday: a programme closed or replaced before had another notice. */
const finished = (now: DateTime<true>): Recipients => sql`
  SELECT followed.user_id, 'program:' || followed.id || ':finished' AS about
  FROM user_programs AS followed
  WHERE followed.selected AND followed.status = 'closed'
    AND followed.to_date < ${now.toJSDate()} AND followed.to_date >= ${now.minus(news).toJSDate()}
    AND NOT EXISTS (SELECT FROM user_program_closures AS closure WHERE closure.user_program_id = followed.id)`;

/** Sends the morning's reminders about programmes in progress. */
async function remindOfProgram(db: Db, now: DateTime<true>): Promise<void> {
  await sendNoticeToAll(db, waiting, absent(now), now);
  await sendNoticeToAll(db, 'programHalfway', halfway(now), now);
  await sendNoticeToAll(db, 'programResumed', resumed(now), now);
  await sendNoticeToAll(db, 'programFinished', finished(now), now);
}

/** Sends the reminders of a morning. A second run on the same day, or on another replica, sends nothing twice. */
export async function remindPeople(db: Db, services: MailServices, now: DateTime<true>): Promise<void> {
  for (const remind of [remindOfProgram, remindOfProfile, notifyAssignedManagers]) await remind(db, now);
  await deliver(db, services, now);
}
