import { sql } from 'kysely';
import type { Reach } from '../../accounts/visibility';
import { QueryFailure } from '../promql/failure';
import { grouped, type Labels, METRIC_NAME, pick, type Series } from '../promql/series';
import type { WindowFunctionName } from '../promql/syntax';
import type { Asked } from './count';
import { matching, reachAsked, scopeOf } from './people';

const PATIENCE_MS = 30_000;
/** The organisation label of the samples; no figure has it. */
export const ORGANIZATION_LABEL = 'organization';

/** The people in the viewer's scope, and the requested ones. */
async function peopleAsked({ db, person, matchers }: Asked): Promise<Map<string, boolean>> {
  const about = matchers.filter(({ label }) => label === 'user' || label === 'group');
  const asked = await matching(db, person, about, ['user']);
  const { rows } = await sql<{ id: string; isAsked: boolean }>`
    SELECT users.id, ${asked} AS "isAsked" FROM users
    JOIN (SELECT id AS user_id, organization_id FROM users) AS spans ON spans.user_id = users.id
    WHERE users.deleted_at IS NULL AND ${scopeOf(person, matchers)}`.execute(db);
  return new Map(rows.map(({ id, isAsked }) => [id, isAsked]));
}

interface Answer {
  status: 'success' | 'error';
  data?: { result: { metric: Record<string, string>; values: [number, string][] }[] };
}

async function ask(url: string, query: string, moments: readonly Date[]): Promise<Series[]> {
  const seconds = moments.map((moment) => moment.getTime() / 1_000);
  const [start = 0, next = start + 1] = seconds;
  const end = seconds.at(-1) ?? start;
  const body = new URLSearchParams({ query, start: `${start}`, end: `${end}`, step: (next - start).toFixed(3) });
  const answer = await fetch(`${url}/api/v1/query_range`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
    .then(async (response) => (await response.json()) as Answer)
    .catch((error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new QueryFailure(isLate ? 'timeout' : 'unavailable', 'the server of metrics does not answer');
    });
  // Its error message may name other people: it is not passed on.
  if (answer.status !== 'success' || !answer.data) {
    throw new QueryFailure('unavailable', 'the server of metrics refuses the query');
  }
  return answer.data.result.map(({ metric, values }) => {
    const found = new Map(values.map(([at, value]) => [at, Number(value.replace('Inf', 'Infinity'))]));
    return { labels: metric, values: seconds.map((at) => found.get(at)) };
  });
}

/** Merges the windows of several erased people into one, since they can no longer be told apart. */
const merges: Partial<Record<WindowFunctionName, (one: number, other: number) => number>> = {
  sum_over_time: (one, other) => one + other,
  count_over_time: (one, other) => one + other,
  min_over_time: Math.min,
  max_over_time: Math.max,
};

function mergeErased(erased: readonly Series[], overTime: WindowFunctionName): Series[] {
  const merge = merges[overTime];
  if (!merge) return [];
  return grouped(erased, (labels) => labels).map(({ labels, members }) => ({
    labels,
    values: (members[0]?.values ?? []).map((_, moment) => {
      const present = members.flatMap(({ values }) => values[moment] ?? []);
      return present.length === 0 ? undefined : present.reduce((one, other) => merge(one, other));
    }),
  }));
}

/**
 * The windows of an event metric, computed by a Prometheus-compatible server that holds the samples. The query is
 * limited to what the viewer may see: by organisation, or by person. The selection of people is made here, since only
 * this database knows groups and erasures.
 */
export async function readUpstream(
  url: string,
  asked: Asked,
  { metric, overTime, windowSeconds }: { metric: string; overTime: WindowFunctionName; windowSeconds: number },
): Promise<Series[]> {
  const { person, matchers, moments } = asked;
  const people = await peopleAsked(asked);
  const reach = reachAsked(person, matchers);
  // Erased people count in totals only.
  const seesErased = reach === 'everywhere' || reach === 'organization';
  if (people.size === 0 && !seesErased) return [];
  const scopes: Record<Reach, () => string> = {
    everywhere: () => '',
    organization: () => `${ORGANIZATION_LABEL}="${person.organizationId}"`,
    people: () => `user=~"${[...people.keys()].join('|')}"`,
    self: () => `user="${person.id}"`,
  };
  const series = await ask(
    url,
    `${overTime}(${metric}{${scopes[reach]()}}[${Math.round(windowSeconds * 1_000)}ms])`,
    moments,
  );
  const passes = (labels: Labels) =>
    matchers.every(({ label, matches }) => label === 'user' || label === 'group' || matches(labels[label] ?? ''));
  const kept: Series[] = [];
  const erased: Series[] = [];
  for (const { labels, values } of series) {
    const own = pick(labels, (label) => label !== ORGANIZATION_LABEL && label !== METRIC_NAME);
    const isAsked = people.get(labels['user'] ?? '');
    if (isAsked === true && passes(own)) kept.push({ labels: own, values });
    if (isAsked !== undefined || !seesErased) continue;
    const nameless = pick(own, (label) => label === 'badge' || label === 'level');
    if (matchers.every(({ label, matches }) => matches(nameless[label] ?? '')))
      erased.push({ labels: nameless, values });
  }
  return [...kept, ...mergeErased(erased, overTime)];
}
