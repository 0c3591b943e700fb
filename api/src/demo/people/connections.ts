import type { DateTime } from 'luxon';
import { recordConnections } from '../../domains/reporting/stats/record-fact';
import type { Demo, DemoPerson } from '../organizations/demo-types';
import { chanceOf } from './character';

interface Connection {
  user_id: string;
  started_at: Date;
  last_seen_at: Date;
}

const weeksBack = 8;
const atOnce = 500;

/** The active weeks of a person, as far back as the charts go; staff are always active. */
function presenceOf({ course, role }: DemoPerson): { from: number; to: number; eagerness: number } | undefined {
  if (role !== 'user') return { from: -weeksBack, to: 0, eagerness: 0.5 };
  if (!course || course.startsInWeeks > 0) return undefined;
  const { closure, suspension, quiet } = course;
  const end = closure?.weeksAgo ?? suspension?.weeksAgo ?? (quiet && !quiet.comes ? quiet.weeks : undefined);
  const to = end === undefined ? Math.min(0, course.startsInWeeks + 12) : -end;
  return { from: Math.max(-weeksBack, course.startsInWeeks), to, eagerness: 0.15 + course.pace * 0.7 };
}

/** Some days of the week, and Mondays, when the new tasks come; in the morning or after lunch, for a few minutes or many. */
function connectionsOf(person: DemoPerson, now: DateTime<true>): Connection[] {
  const presence = presenceOf(person);
  if (!presence) return [];
  const chance = chanceOf(`connections ${person.email}`);
  const found: Connection[] = [];
  for (let day = now.startOf('week').plus({ weeks: presence.from }); day <= now; day = day.plus({ days: 1 })) {
    const isWeekend = day.weekday > 5;
    const isDue = day.weekday === 1 && presence.eagerness > 0.4;
    const comes = chance() < presence.eagerness * (isWeekend ? 0.2 : 1) || isDue;
    const begin = day.plus({ hours: chance() < 0.6 ? 7 : 12, minutes: Math.floor(chance() * 150) });
    const end = begin.plus({ minutes: 4 + Math.floor(chance() * 32) });
    const isGone = day >= now.startOf('week').plus({ weeks: presence.to + 1 });
    if (!comes || isGone || end > now) continue;
    found.push({ user_id: person.id, started_at: begin.toJSDate(), last_seen_at: end.toJSDate() });
  }
  return found;
}

/** Creates everyone's connections, and sets the last activity that follows from them. */
export async function makeConnections({ db, now }: Demo, people: readonly DemoPerson[]): Promise<void> {
  const connections = people.flatMap((person) => connectionsOf(person, now));
  const last = new Map(connections.map(({ user_id, last_seen_at }) => [user_id, last_seen_at]));
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
  for (const [id, last_seen_at] of last) {
    await db.updateTable('users').set({ last_seen_at }).where('id', '=', id).execute();
  }
}
