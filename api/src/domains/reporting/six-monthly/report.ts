import type { SixMonthlyReport } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { reportFigures, reportMeasures } from '@passerelle/shared/contract/enums/metrics';
import { sql } from 'kysely';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { organizationFor } from '../../accounts/organization-for';
import { countsAt, rowsOf } from '../contributors/rows-of';
import { participantsSeen } from '../follow-up/participants';
import { endingsIn, reportedIn, situationsOf } from '../follow-up/endings';

type Asking = Pick<Context<Calls['GET /reporting/sixMonthly']>, 'db' | 'person' | 'query'>;

/** Figures that are no sum of situations. */
const programFigures = ['followed', 'begun', 'extended'] as const;

/** The figures of one organisation. The users list finds the people of each by `reportedIn` and the metrics. */
export async function readSixMonthlyReport({ db, person, query }: Asking): Promise<SixMonthlyReport> {
  if (query.until <= query.from) throw failure('invalid', { fields: { until: 'notAllowed' } });
  const organizationId = await organizationFor(db, person, query.organization);
  const [from, until] = [new Date(query.from), new Date(query.until)];
  const range = { from, until, organizationId };
  const whose = sql`${participantsSeen(person, undefined)} AND users.organization_id = ${organizationId}`;

  const programs = programFigures.map(
    (figure) => sql`count(*) FILTER (WHERE ${reportedIn(figure, range)})::integer AS ${sql.id(figure)}`,
  );
  const counted = await sql<Record<(typeof programFigures)[number], number>>`
    SELECT ${sql.join(programs)} FROM users WHERE ${whose}`.execute(db);
  const ended = await sql<{ situation: string; people: number }>`
    SELECT ending.situation, count(*)::integer AS people FROM ${endingsIn(range)} AS ending
    JOIN users ON users.id = ending.user_id WHERE ${whose} GROUP BY 1`.execute(db);
  const measures = reportMeasures.map(
    (metric) => sql`SELECT ${sql.lit(metric)} AS figure, count(DISTINCT users.id)::integer AS people,
        count(*)::integer AS times
      FROM (${rowsOf(metric, range).value}) AS spans JOIN users ON users.id = spans.user_id
      WHERE ${countsAt(until)} AND ${whose}`,
  );
  const { rows } = await sql<{ figure: (typeof reportMeasures)[number]; people: number; times: number }>`
    ${sql.join(measures, sql` UNION ALL `)}`.execute(db);

  const peopleOf = (situations: readonly string[]): number =>
    ended.rows.reduce((all, { situation, people }) => (situations.includes(situation) ? all + people : all), 0);
  const programCounts: Partial<Record<string, number>> = counted.rows[0] ?? {};
  const figures = reportFigures.map((figure) => ({
    figure,
    people: programCounts[figure] ?? peopleOf(situationsOf(figure)),
    times: null,
  }));
  return { figures: [...figures, ...rows] };
}
