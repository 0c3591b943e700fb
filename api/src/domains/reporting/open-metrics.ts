import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { metrics } from './figures/metrics';
import { ORGANIZATION_LABEL } from './figures/upstream';

interface Fact {
  id: string;
  organization: string;
  user: string | null;
  gender: string | null;
  jobLevel: string | null;
  badge: string | null;
  level: string | null;
  at: Date;
  value: number;
}

const PAGE = 5_000;
const labelNames = [ORGANIZATION_LABEL, 'user', 'gender', 'jobLevel', 'badge', 'level'] as const;

/** The facts of a kind, by series and time, as a Prometheus storage requires. */
async function* factsOf(db: Db, kind: string): AsyncGenerator<Fact> {
  for (let offset = 0; ; offset += PAGE) {
    const { rows } = await sql<Fact>`
      SELECT facts.id, facts.organization_id AS organization, facts.at, facts.value, users.id AS user, facts.labels->>'badge' AS badge, facts.labels->>'level' AS level,
        CASE WHEN users.id IS NOT NULL THEN facts.gender::text END AS gender,
        CASE WHEN users.id IS NOT NULL THEN facts.job_level::text END AS "jobLevel"
      FROM metric_facts AS facts LEFT JOIN users ON users.id = facts.user_id AND users.deleted_at IS NULL
      WHERE facts.kind = ${kind}
      ORDER BY organization, users.id NULLS LAST, 8, 9, badge NULLS FIRST, level NULLS FIRST, facts.at, facts.id
      LIMIT ${PAGE} OFFSET ${offset}`.execute(db);
    yield* rows;
    if (rows.length < PAGE) return;
  }
}

const labelsOf = (fact: Fact): string =>
  labelNames.flatMap((name) => (fact[name] ? `${name}="${fact[name]}"` : [])).join();

/**
 * Every event metric as OpenMetrics, to fill a Prometheus-compatible server with the history. A series has one sample
 * per millisecond: a second one moves to the next free millisecond.
 */
export async function* openMetrics(db: Db): AsyncGenerator<string> {
  for (const [name, metric] of Object.entries(metrics)) {
    if (metric.kind !== 'event') continue;
    yield `# TYPE ${name} gauge\n`;
    let [series, latest] = ['', Number.NEGATIVE_INFINITY];
    for await (const fact of factsOf(db, metric.fact)) {
      const labels = labelsOf(fact);
      const free = labels === series ? latest + 1 : Number.NEGATIVE_INFINITY;
      [series, latest] = [labels, Math.max(free, fact.at.getTime())];
      yield `${name}{${labels}} ${metric.sample === 'one' ? 1 : fact.value} ${(latest / 1_000).toFixed(3)}\n`;
    }
  }
  yield '# EOF\n';
}
