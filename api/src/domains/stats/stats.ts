import type { DateTime } from 'luxon';
import { actionsGauge, isoWeekOf, limits, progressionGauge, type Stats } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { readBadges } from './badges';
import {
  readAppointments,
  readEarned,
  readInterviews,
  readNetworking,
  readTaskFacts,
  wasConnected,
} from './week-facts';

/** Where a participant stands: this week, and the three weeks that end with it. */
export async function readStats(db: Db, userId: string, now: DateTime<true>): Promise<Stats> {
  const week = isoWeekOf(now.toISO());
  const { fromDate } = isoWeekOf(now.toISO(), 1 - limits.progressionWeeks);
  const recent = { fromDate, toDate: week.toDate };
  const thisWeek = await readTaskFacts(db, userId, week);
  const { validated, due } = await readTaskFacts(db, userId, recent);
  const { done, entered } = await readNetworking(db, userId, recent);
  const points = await readEarned(db, userId, week);
  const connectedThisWeek = await wasConnected(db, userId, week);
  return {
    week: { ...week, remainingActions: thisWeek.due - thisWeek.validated },
    tasks: { points, total: thisWeek.points },
    appointments: await readAppointments(db, userId, week),
    interviews: await readInterviews(db, userId),
    gauges: {
      actions: actionsGauge(points, thisWeek.points),
      progression: progressionGauge({ connectedThisWeek, validated, due, done, entered }),
    },
    badges: await readBadges(db, userId),
  };
}
