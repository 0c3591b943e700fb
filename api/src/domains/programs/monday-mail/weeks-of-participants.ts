import type { ActionType } from '@passerelle/shared/contract';
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import type { inLocale } from '../../../platform/text/text';
import { notPaused } from '../remind-people';

type Words = Parameters<typeof inLocale>[0];

/** Titles only: no contact, place, note or comment. */
export interface Week {
  tasks: Words[];
  meeting: { title: string; date: string } | null;
}

/** A follow-up of one's own. */
const noMeeting: ActionType = 'reminder';

type Row = Week & { user_id: string };

/** Programme weeks begin at midnight UTC: where Monday morning comes before that, the week is the one to come. */
const weekAt = (monday: string, now: DateTime<true>): Date =>
  DateTime.max(now, DateTime.fromISO(monday, { zone: 'utc' })).toJSDate();

/**
 * The open tasks of this week and the next meeting of people whose programme runs, by their id. People with neither are
 * left out, and so are pauses and programmes that ended. A programme may begin
 * before the nightly job has marked it as started.
 */
export async function weeksOfParticipants(
  db: Db,
  userIds: readonly string[],
  monday: string,
  now: DateTime<true>,
): Promise<Map<string, Week>> {
  const at = weekAt(monday, now);
  const { rows } = await sql<Row>`
    SELECT followed.user_id, coalesce(open.tasks, '[]') AS tasks, next.meeting
    FROM user_programs AS followed
    LEFT JOIN LATERAL (
      SELECT json_agg(tasks.name ORDER BY given.position, given.id) AS tasks
      FROM user_tasks AS given JOIN tasks ON tasks.id = given.task_id
      WHERE given.user_program_id = followed.id AND given.status IN ('pending', 'started')
        AND given.from_date <= ${at} AND given.valid_until > ${at}
    ) AS open ON true
    LEFT JOIN LATERAL (
      SELECT json_build_object('title', title, 'date', date) AS meeting
      FROM appointments AS planned
      WHERE planned.user_id = followed.user_id AND planned.deleted_at IS NULL AND planned.status = 'pending'
        AND planned.action_type <> ${noMeeting} AND planned.date > ${now.toJSDate()}
      ORDER BY planned.date, planned.id LIMIT 1
    ) AS next ON true
    WHERE followed.user_id = ANY(${[...userIds]}::uuid[]) AND followed.selected AND followed.status <> 'closed'
      AND ${notPaused(at)} AND followed.from_date <= ${at} AND followed.to_date >= ${at}
      AND (open.tasks IS NOT NULL OR next.meeting IS NOT NULL)`.execute(db);
  return new Map(rows.map(({ user_id, tasks, meeting }) => [user_id, { tasks, meeting }]));
}
