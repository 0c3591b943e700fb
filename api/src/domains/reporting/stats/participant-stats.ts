import type { DateTime } from 'luxon';
import type { Badges, Stats, Week } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { latestStartOver } from '@passerelle/shared/contract/rules/network/appointments';
import { actionsGauge, progressionGauge } from '@passerelle/shared/contract/rules/programs/gauges';
import { isoWeekOf, thisWeek } from '@passerelle/shared/contract/rules/programs/weeks';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/database/connection';

/** Validated by staff during impersonation: without points, and not the person's work. */
const isOthersWork = sql<SqlBool>`(user_tasks.status = 'validated'
  AND NOT EXISTS (SELECT FROM points_entries WHERE points_entries.user_task_id = user_tasks.id))`;

/** The tasks whose week lies in a period; a cancelled one was never due. */
const readTaskFacts = (db: Db, userId: string, { fromDate, toDate }: Week) =>
  db
    .selectFrom('user_tasks')
    .innerJoin('user_programs', 'user_programs.id', 'user_tasks.user_program_id')
    .where('user_programs.selected', '=', true)
    .where('user_tasks.user_id', '=', userId)
    .where('user_tasks.from_date', '>=', new Date(fromDate))
    .where('user_tasks.valid_until', '<=', new Date(toDate))
    .where('user_tasks.status', '<>', 'cancelled')
    .where(sql<SqlBool>`NOT ${isOthersWork}`)
    .select((eb) => [
      eb.fn.countAll<number>().as('due'),
      eb.fn.countAll<number>().filterWhere('user_tasks.status', '=', 'validated').as('validated'),
      eb.fn.coalesce(eb.fn.sum<number>('user_tasks.points'), eb.lit(0)).as('points'),
    ])
    .executeTakeFirstOrThrow();

/** By the day of validation: a late task done this week counts this week. */
async function readEarned(db: Db, userId: string, { fromDate, toDate }: Week): Promise<number> {
  const { points } = await db
    .selectFrom('points_entries')
    .where('user_id', '=', userId)
    .where('earned_at', '>=', new Date(fromDate))
    .where('earned_at', '<=', new Date(toDate))
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('points'), eb.lit(0)).as('points'))
    .executeTakeFirstOrThrow();
  return points;
}

/** An activity past Sunday midnight belongs to both weeks. */
async function wasConnected(db: Db, userId: string, { fromDate, toDate }: Week): Promise<boolean> {
  const connection = await db
    .selectFrom('connections')
    .where('user_id', '=', userId)
    .where('last_seen_at', '>=', new Date(fromDate))
    .where('started_at', '<=', new Date(toDate))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return connection !== undefined;
}

/**
 * Networking actions by the day they were entered; a cancelled one no longer counts as expected. Due once they are over or
 * done; until then planned.
 */
function readNetworking(db: Db, userId: string, { fromDate, toDate }: Week, now: DateTime<true>) {
  const isDue = sql<SqlBool>`(status = 'validated' OR date <= ${latestStartOver(now.toISO())})`;
  return db
    .selectFrom('appointments')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('counts', '=', true)
    .where('status', '<>', 'cancelled')
    .where('created_at', '>=', new Date(fromDate))
    .where('created_at', '<=', new Date(toDate))
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(isDue).as('dueActions'),
      eb.fn
        .countAll<number>()
        .filterWhere(sql<SqlBool>`NOT ${isDue}`)
        .as('planned'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'validated').as('done'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Appointments by date; `pending` counts like the contract's `isToComeThisWeek`: a past one needs its report instead.
 */
const readAppointments = (db: Db, userId: string, { fromDate, toDate }: Week, now: DateTime<true>) =>
  db
    .selectFrom('appointments')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('counts', '=', true)
    .where('status', '<>', 'cancelled')
    .where('date', '>=', new Date(fromDate))
    .where('date', '<=', new Date(toDate))
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn
        .countAll<number>()
        .filterWhere('status', '=', 'pending')
        .filterWhere('date', '>', new Date(latestStartOver(now.toISO())))
        .as('pending'),
    ])
    .executeTakeFirstOrThrow();

/** All job interviews that took place. */
const readInterviews = (db: Db, userId: string) =>
  db
    .selectFrom('appointments')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('counts', '=', true)
    .where('action_type', '=', 'jobInterview')
    .where('status', '=', 'validated')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

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
