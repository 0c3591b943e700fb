import type { Week } from '@passerelle/shared/contract';
import { latestStartOver } from '@passerelle/shared/contract/rules/network/appointments';
import { sql, type SqlBool } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';

/** Validated by staff during impersonation: without points, and not the person's work. */
const isOthersWork = sql<SqlBool>`(user_tasks.status = 'validated'
  AND NOT EXISTS (SELECT FROM points_entries WHERE points_entries.user_task_id = user_tasks.id))`;

/** The tasks whose week lies in a period; a cancelled one was never due. */
export const readTaskFacts = (db: Db, userId: string, { fromDate, toDate }: Week) =>
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
export async function readEarned(db: Db, userId: string, { fromDate, toDate }: Week): Promise<number> {
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
export async function wasConnected(db: Db, userId: string, { fromDate, toDate }: Week): Promise<boolean> {
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
export function readNetworking(db: Db, userId: string, { fromDate, toDate }: Week, now: DateTime<true>) {
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
export const readAppointments = (db: Db, userId: string, { fromDate, toDate }: Week, now: DateTime<true>) =>
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
export const readInterviews = (db: Db, userId: string) =>
  db
    .selectFrom('appointments')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('counts', '=', true)
    .where('action_type', '=', 'jobInterview')
    .where('status', '=', 'validated')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
