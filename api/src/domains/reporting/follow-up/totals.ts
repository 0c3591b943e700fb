import {
  closureTypes,
  type Funnel,
  funnelSteps,
  type Solutions,
  type TimeToSolution,
} from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import type { Context } from '../../../platform/http/routes';
import { type Followed, medianDays } from './median';
import { participantsSeen } from './participants';
import { isSolution, reached, standingAt } from './standing';

type Asking<K extends keyof Calls> = Pick<Context<Calls[K]>, 'db' | 'person' | 'query'>;

const DAY_SECONDS = 86_400;

/** Nobody is ahead of whoever went less far: every step holds those of the next. */
export async function readFunnel({ db, person, query }: Asking<'GET /reporting/funnel'>): Promise<Funnel> {
  const until = new Date(query.until);
  const counts = funnelSteps.map((step) => sql`count(*) FILTER (WHERE ${reached(step, until)}) AS ${sql.id(step)}`);
  const { rows } = await sql<Record<(typeof funnelSteps)[number], number>>`
    SELECT ${sql.join(counts)} FROM users WHERE ${participantsSeen(person, query.group)}`.execute(db);
  return { steps: funnelSteps.map((step) => ({ step, count: rows[0]?.[step] ?? 0 })) };
}

/** Everybody is in one place only: with what they found last, or among those who still look. */
export async function readSolutions({ db, person, query }: Asking<'GET /reporting/solutions'>): Promise<Solutions> {
  const [from, until] = [new Date(query.from), new Date(query.until)];
  const { rows } = await sql<{ standing: string; total: number; recent: number }>`
    SELECT so.standing, count(*) AS total, count(*) FILTER (WHERE so.closed_at >= ${from}) AS recent
    FROM users CROSS JOIN LATERAL ${standingAt(until)} AS so
    WHERE ${participantsSeen(person, query.group)} GROUP BY so.standing`.execute(db);
  const of = (standing: string) => rows.find((row) => row.standing === standing);
  return {
    types: closureTypes.map((type) => ({ type, inPeriod: of(type)?.recent ?? 0, total: of(type)?.total ?? 0 })),
    looking: of('looking')?.total ?? 0,
  };
}

/** From the first day of the first programme to the solution, or as far as is known. */
export async function readTimeToSolution(asking: Asking<'GET /reporting/timeToSolution'>): Promise<TimeToSolution> {
  const { db, person, query } = asking;
  const until = new Date(query.until);
  const { rows } = await sql<{ standing: string; days: number; people: number }>`
    SELECT so.standing, whole.days, count(*) AS people
    FROM users CROSS JOIN LATERAL ${standingAt(until)} AS so
    CROSS JOIN LATERAL (
      SELECT greatest(0, floor(extract(epoch FROM coalesce(so.closed_at, ${until}) - so.began_at) / ${DAY_SECONDS}))::integer
        AS days
    ) AS whole
    WHERE so.began_at IS NOT NULL AND ${participantsSeen(person, query.group)} GROUP BY 1, 2`.execute(db);
  const followed: Followed[] = rows.map(({ standing, ...row }) => ({ ...row, placed: isSolution(standing) }));
  const sum = (some: readonly Followed[]) => some.reduce((all, { people }) => all + people, 0);
  return {
    people: sum(followed),
    placed: sum(followed.filter(({ placed }) => placed)),
    medianDays: medianDays(followed),
    followedDays: followed.reduce((longest, { days }) => Math.max(longest, days), 0),
  };
}
