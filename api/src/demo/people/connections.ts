import { durations } from '@passerelle/shared/contract/limits';
import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import { recordConnections } from '../../domains/reporting/stats/record-fact';
import type { Demo, DemoPerson } from '../organizations/demo-types';
import { chanceOf } from './character';
import { activeUntil, utc } from './dates';

interface Stretch {
  begin: DateTime<true>;
  end: DateTime<true>;
}

const weeksBack = 8;
const atOnce = 500;

/** The activity of a person, as far back as the charts go; staff are always active. */
function presenceOf({ course, role }: DemoPerson, now: DateTime<true>) {
  const monday = now.startOf('week');
  const chartsFrom = monday.minus({ weeks: weeksBack });
  if (role !== 'user') return { from: chartsFrom, until: now, eagerness: 0.5 };
  if (!course || course.startsInWeeks > 0) return undefined;
  const begin = monday.plus({ weeks: course.startsInWeeks });
  const end = (course.quiet?.comes ? undefined : activeUntil(course, now)) ?? begin.plus({ weeks: 13 });
  return {
    from: begin > chartsFrom ? begin : chartsFrom,
    until: end < now ? end : now,
    eagerness: 0.15 + course.pace * 0.7,
  };
}

/** Some days of the week, and Mondays, when the new tasks come; in the morning or after lunch, for a few minutes or many. */
function visitsOf(person: DemoPerson, now: DateTime<true>): Stretch[] {
  const presence = presenceOf(person, now);
  if (!presence) return [];
  const chance = chanceOf(`connections ${person.email}`);
  const found: Stretch[] = [];
  for (let day = presence.from; day <= presence.until; day = day.plus({ days: 1 })) {
    const isWeekend = day.weekday > 5;
    const isDue = day.weekday === 1 && presence.eagerness > 0.4;
    const comes = chance() < presence.eagerness * (isWeekend ? 0.2 : 1) || isDue;
    const begin = day.plus({ hours: chance() < 0.6 ? 7 : 12, minutes: Math.floor(chance() * 150) });
    const end = begin.plus({ minutes: 4 + Math.floor(chance() * 32) });
    if (comes && end <= presence.until) found.push({ begin, end });
  }
  return found;
}

/** Acts of people who are signed in: those of participants, and those of staff according to the log. */
async function readActs({ db }: Demo): Promise<Map<string, DateTime<true>[]>> {
  const { rows } = await sql<{ person: string; times: Date[] }>`
    SELECT person, array_agg(at ORDER BY at) AS times FROM (
      SELECT id AS person, setup_at AS at FROM users
      UNION SELECT user_id, unnest(ARRAY[answered_at, validated_at]) FROM user_sub_tasks
      UNION SELECT user_id, validated_at FROM user_tasks
      UNION SELECT given.user_id, requested_at FROM user_program_suspensions
        JOIN user_programs AS given ON given.id = user_program_id
      UNION SELECT user_id, created_at FROM contacts
      UNION SELECT user_id, unnest(ARRAY[created_at, validated_at, cancelled_at, interview_status_date])
        FROM appointments
      UNION SELECT user_id, note.date FROM appointment_notes AS note JOIN appointments ON appointments.id = appointment_id
      UNION SELECT user_id, unnest(ARRAY[created_at, status_date]) FROM job_offers
      UNION SELECT actor_id, at FROM audit_log
    ) AS act WHERE person IS NOT NULL AND at IS NOT NULL GROUP BY person`.execute(db);
  return new Map(rows.map(({ person, times }) => [person, times.map(utc)]));
}

const isOneConnection = (one: Stretch, next: Stretch): boolean =>
  next.begin < one.end.plus({ hours: durations.connectionGapHours });

/** Connections in which a person acted: the first begins with the password, the others some minutes before an act. */
function workOf(person: DemoPerson, acts: readonly DateTime<true>[]): Stretch[] {
  const chance = chanceOf(`work ${person.email}`);
  const found: Stretch[] = [];
  for (const [index, at] of acts.entries()) {
    const minutes = 4 + Math.floor(chance() * 16);
    const next = index === 0 ? { begin: at, end: at.plus({ minutes }) } : { begin: at.minus({ minutes }), end: at };
    const last = found.at(-1);
    if (!last || !isOneConnection(last, next)) found.push(next);
    else if (next.end > last.end) last.end = next.end;
  }
  return found;
}

/** Creates everyone's connections after all that they did, and sets the last activity that follows from them. */
export async function makeConnections(demo: Demo, people: readonly DemoPerson[]): Promise<void> {
  const { db, now } = demo;
  const acts = await readActs(demo);
  const connections = people.flatMap((person) => {
    const work = workOf(person, acts.get(person.id) ?? []);
    const apart = (visit: Stretch) => !work.some((one) => isOneConnection(one, visit) && isOneConnection(visit, one));
    return [...work, ...visitsOf(person, now).filter(apart)].map(({ begin, end }) => ({
      user_id: person.id,
      started_at: begin.toJSDate(),
      last_seen_at: end.toJSDate(),
    }));
  });
  for (let next = 0; next < connections.length; next += atOnce) {
    const added = await db
      .insertInto('connections')
      .values(connections.slice(next, next + atOnce))
      .returning('id')
      .execute();
    await recordConnections(
      db,
      added.map(({ id }) => id),
    );
  }
  await sql`UPDATE users SET last_seen_at = latest.at FROM (
    SELECT user_id, max(last_seen_at) AS at FROM connections GROUP BY user_id) AS latest
    WHERE latest.user_id = users.id`.execute(db);
}
