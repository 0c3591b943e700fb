import type { DateTime } from 'luxon';
import type { Stats, Badges } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { actionsGauge, progressionGauge } from '@passerelle/shared/contract/rules/programs/gauges';
import { isoWeekOf, thisWeek } from '@passerelle/shared/contract/rules/programs/weeks';
import type { Db } from '../../../platform/database/connection';
import {
  readAppointments,
  readEarned,
  readInterviews,
  readNetworking,
  readTaskFacts,
  wasConnected,
} from './week-facts';

/** A participant's figures: this week, and the three weeks that end with it. */
export async function readStats(db: Db, userId: string, now: DateTime<true>): Promise<Stats> {
  const week = thisWeek(now.toISO());
  const { fromDate } = isoWeekOf(now.toISO(), 1 - limits.progressionWeeks);
  const recent = { fromDate, toDate: week.toDate };
  const dueThisWeek = await readTaskFacts(db, userId, week);
  const { validated, due } = await readTaskFacts(db, userId, recent);
  const networking = await readNetworking(db, userId, recent, now);
  const points = await readEarned(db, userId, week);
  const connectedThisWeek = await wasConnected(db, userId, week);
  return {
    week: { ...week, remainingActions: dueThisWeek.due - dueThisWeek.validated },
    tasks: { points, total: dueThisWeek.points },
    appointments: await readAppointments(db, userId, week, now),
    interviews: await readInterviews(db, userId),
    gauges: {
      actions: actionsGauge(points, dueThisWeek.points),
      progression: progressionGauge({ connectedThisWeek, validated, due, ...networking }),
    },
    badges: await readBadges(db, userId),
  };
}

/** The best level of each badge; levels are named in their order. */
export async function readBadges(db: Db, userId: string): Promise<Badges> {
  const best = await db
    .selectFrom('user_badges')
    .where('user_id', '=', userId)
    .groupBy('type')
    .select((eb) => ['type', eb.fn.max('level').as('level')])
    .execute();
  const stateOf = (type: keyof Badges) => ({ level: best.find((badge) => badge.type === type)?.level ?? null });
  return { professionalProject: stateOf('professionalProject'), cv: stateOf('cv'), linkedin: stateOf('linkedin') };
}
