import type { MetricName, PeopleBehind, QueryOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { instant } from '../../../platform/dates';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { pageOf, readList } from '../../../platform/lists';
import { metrics } from '../figures/metrics';
import { labelColumns, matching, scopeOf, tellsApart } from '../figures/people';
import type { Spans } from '../figures/spans';
import { named, namedColumns, type NamedRow, profileOfUser } from '../follow-up/participants';
import { labelMatcher } from '../promql/label-matcher';
import { countsAt, rowsOf } from './rows-of';

type Query = QueryOf<Calls['GET /reporting/people']>;
type Asking = Pick<Context<Calls['GET /reporting/people']>, 'db' | 'person' | 'query'>;

const matchersOf = ({ group, user, gender, jobLevel, badge, level }: Query) =>
  Object.entries({ group, user, gender, jobLevel, badge, level }).flatMap(([label, value]) =>
    value === undefined ? [] : labelMatcher(label, '=', value),
  );

/** The first time in the window with the most overlapping spans. */
async function peakOf(
  { db, query }: Asking,
  spans: Spans,
  asked: RawBuilder<SqlBool>,
  [from, until]: readonly [Date, Date],
): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    SELECT at FROM (
      SELECT at, sum(sum(sign)) OVER (ORDER BY at) AS held FROM (
        SELECT greatest(each.at, ${from}::timestamptz) AS at, each.sign
        FROM (${spans}) AS spans LEFT JOIN users ON users.id = spans.user_id AND users.deleted_at IS NULL
        CROSS JOIN LATERAL (VALUES (spans.starts, 1), (spans.ends, -1)) AS each (at, sign)
        WHERE each.at <= ${until} AND ${asked}
      ) AS changes GROUP BY at
    ) AS levels ORDER BY held DESC, at LIMIT 1`.execute(db);
  return rows[0]?.at ?? new Date(query.until);
}

const byPerson = (spans: Spans, asked: RawBuilder<SqlBool>, moment: Date) => sql`
  SELECT ${labelColumns.user} AS user_id, sum(round(spans.value * 1000)::bigint)::double precision / 1000 AS value,
    count(*)::double precision AS of
  FROM (${spans}) AS spans LEFT JOIN users ON users.id = spans.user_id AND users.deleted_at IS NULL
  WHERE ${countsAt(moment)} AND ${asked} GROUP BY 1`;

interface Worth {
  value: number;
  of: number;
}

interface Answer {
  people: number;
  total: Worth | null;
  erased: Worth | null;
  found: (NamedRow & Worth)[] | null;
}

/** The people behind a figure, with each share. Scope and labels are those of the figures. */
export async function findContributors(asking: Asking): Promise<PeopleBehind> {
  const { db, person, query } = asking;
  if (query.until <= query.from) throw failure('invalid', { fields: { until: 'notAllowed' } });
  const list = readList(query, { value: 'desc' } as const);
  const metric: MetricName = query.metric;
  const [from, until] = [new Date(query.from), new Date(query.until)];
  const matchers = matchersOf(query);
  const matched = await matching(db, person, matchers, metrics[metric].labels);
  const asked = sql<SqlBool>`${scopeOf(person, matchers)} AND ${matched}`;
  const { value, of, way } = rowsOf(metric, { from, until }, tellsApart({ by: [], matchers }));
  const moment = metrics[metric].kind === 'peak' ? await peakOf(asking, value, asked, [from, until]) : until;
  const rows = of
    ? sql`SELECT coalesce(a.user_id, b.user_id) AS user_id, coalesce(a.value, 0) AS value, coalesce(b.of, 0) AS of
        FROM (${byPerson(value, asked, moment)}) AS a
        FULL JOIN (${byPerson(of, asked, moment)}) AS b ON b.user_id = a.user_id`
    : byPerson(value, asked, moment);
  const worth = sql`json_build_object('value', sum(value), 'of', sum(of))`;
  const { rows: answers } = await sql<Answer>`
    WITH behind AS MATERIALIZED (${rows})
    SELECT (SELECT count(*) FROM behind WHERE user_id <> '') AS people,
      (SELECT ${worth} FROM behind HAVING count(*) > 0) AS total,
      (SELECT ${worth} FROM behind WHERE user_id = '' HAVING count(*) > 0) AS erased,
      (SELECT json_agg(paged) FROM (
        SELECT ${namedColumns}, behind.value, behind.of FROM behind
        JOIN users ON users.id = CASE WHEN behind.user_id <> '' THEN behind.user_id::uuid END ${profileOfUser}
        ORDER BY behind.value ${sql.raw(list.order)}, behind.of DESC, users.sort_name, users.id
        LIMIT ${list.pageSize} OFFSET ${list.offset}
      ) AS paged) AS found`.execute(db);
  const [answer] = answers;
  const items = (answer?.found ?? []).map((row) => ({ ...named(row), value: row.value, of: row.of }));
  return {
    way,
    at: instant(moment),
    total: answer?.total ?? { value: 0, of: 0 },
    erased: answer?.erased ?? null,
    ...pageOf(list, items, answer?.people ?? 0),
  };
}
