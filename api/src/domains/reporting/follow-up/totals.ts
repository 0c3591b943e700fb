import type { Funnel, Solutions, TimeToSolution } from '@passerelle/shared/contract';
import { funnelSteps } from '@passerelle/shared/contract/enums/metrics';
import { closureTypes } from '@passerelle/shared/contract/enums/users';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import type { Context } from '../../../platform/http/routes';
import { type Followed, medianDays } from './median';
import { participantsSeen } from './participants';
import { isSolution, reached, outcomeAt } from './outcome';

type Asking<K extends keyof Calls> = Pick<Context<Calls[K]>, 'db' | 'person' | 'query'>;

const DAY_SECONDS = 86_400;

/** Each step includes the people of all later steps. */
export async function readFunnel({ db, person, query }: Asking<'GET /reporting/funnel'>): Promise<Funnel> {
  const until = new Date(query.until);
  const counts = funnelSteps.map((step) => sql`count(*) FILTER (WHERE ${reached(step, until)}) AS ${sql.id(step)}`);
  const { rows } = await sql<Record<(typeof funnelSteps)[number], number>>`
    SELECT ${sql.join(counts)} FROM users WHERE ${participantsSeen(person, query.group)}`.execute(db);
  return { steps: funnelSteps.map((step) => ({ step, count: rows[0]?.[step] ?? 0 })) };
}

/** Each person counts once: with their last solution, or among people still looking. */
export async function readSolutions({ db, person, query }: Asking<'GET /reporting/solutions'>): Promise<Solutions> {
  const [from, until] = [new Date(query.from), new Date(query.until)];
  const { rows } = await sql<{ standing: string; total: number; recent: number }>`
    SELECT so.standing, count(*) AS total, count(*) FILTER (WHERE so.closed_at >= ${from}) AS recent
    FROM users CROSS JOIN LATERAL ${outcomeAt(until)} AS so
    WHERE ${participantsSeen(person, query.group)} GROUP BY so.standing`.execute(db);
  const of = (standing: string) => rows.find((row) => row.standing === standing);
  return {
    types: closureTypes.map((type) => ({ type, inPeriod: of(type)?.recent ?? 0, total: of(type)?.total ?? 0 })),
    looking: of('looking')?.total ?? 0,
  };
}

/** From the first day of the first programme to the solution, or to the end of observation. */
export async function readTimeToSolution(asking: Asking<'GET /reporting/timeToSolution'>): Promise<TimeToSolution> {
  const { db, person, query } = asking;
  const until = new Date(query.until);
  const { rows } = await sql<{ standing: string; days: number; people: number }>`
    SELECT so.standing, whole.days, count(*) AS people
    FROM users CROSS JOIN LATERAL ${outcomeAt(until)} AS so
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
