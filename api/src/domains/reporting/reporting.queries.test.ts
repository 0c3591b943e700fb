import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { findActor } from '../../platform/sessions/find-actor';
import type { Person } from '../../platform/sessions/person';
import { askedBy, rowsRead, settle } from '../../testing/asked';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { figuresFor } from './figures/source';
import { evaluate } from './promql/evaluate';
import { parseQuery } from './promql/parse';
import { sumUpFacts } from './sum-up-facts';

const [DAY, DAYS, FACTS] = [86_400_000, 200, 20_000];
/** A midnight of Paris: on the edge of an hour, and of no day of UTC. */
const END = Date.UTC(2026, 10, 22, 23);

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
  const [organization, other] = [await app.anOrganization(), await app.anOrganization()];
  const { id } = await app.aPerson({ organization_id: organization, role: 'owner' });
  owner = (await findActor(app.db, id, null))!;
  const people = [];
  for (const organization_id of [organization, other]) {
    for (let n = 0; n < 10; n += 1) people.push((await app.aPerson({ organization_id })).id);
  }
  await sql`INSERT INTO metric_facts (organization_id, user_id, kind, source_id, at, value, gender)
    SELECT (${[organization, other]}::uuid[])[1 + n % 20 / 10], (${people}::uuid[])[1 + n % 20],
      (ARRAY['points', 'connection'])[1 + n / 20 % 2], gen_random_uuid(),
      ${new Date(END)}::timestamptz - make_interval(secs => n * ${(DAYS * 86_400) / FACTS}::float), 1,
      (ARRAY['man', 'woman'])[1 + n % 2] FROM generate_series(1, ${FACTS}::int) AS n`.execute(app.db);
  await sql`SELECT recount_facts()`.execute(app.db);
  await sumUpFacts(app.db);
  await settle(app.db);
}, 120_000);
afterAll(() => app.close());

/** At the ends of so many steps, the last of which is the present midnight. */
const asking = (query: string, steps: number, step: number) => (db: Db) => {
  const moments = Array.from({ length: steps }, (_, index) => END - (steps - 1 - index) * step);
  const source = figuresFor({ db, person: owner, moments: moments.map((at) => new Date(at)), upstream: undefined });
  return evaluate(
    parseQuery(query),
    moments.map((at) => at / 1_000),
    source,
  );
};

describe('a figure', () => {
  it.each([
    'sum(count_over_time(session_count[1w]))',
    'sum by (gender) (sum_over_time(task_points[1d]))',
    'count_over_time(session_count[1w])',
    'avg(avg_over_time(average_session_duration[1w]))',
    'sum(active_users_count)',
    'sum(inactive_users_count)',
    'sum by (badge, level) (client_badges)',
    'avg(average_goal_success)',
    'max(max_over_time(user_licenses_count_max[1w]))',
  ])('%s is one statement, however many steps', async (query) => {
    for (const [steps, step] of [
      [1, DAY],
      [28, 6 * 3_600_000],
      [500, 3_600_000],
    ] as const) {
      expect([steps, await askedBy(app.db, asking(query, steps, step))]).toEqual([steps, [expect.anything()]]);
    }
  });

  it('of a half of the year looks at no fact one by one, and at one total for each edge', async () => {
    const weeks = (query: string) => askedBy(app.db, asking(query, 26, 7 * DAY));
    for (const query of [
      'sum(count_over_time(session_count[1w]))',
      'sum by (gender) (sum_over_time(task_points[1w]))',
    ]) {
      const plans = await weeks(query);
      // One look for each edge, and gender; what was appended since would be looked at too.
      expect(rowsRead(plans, 'metric_facts')).toBeLessThan(100);
      expect(rowsRead(plans, 'metric_totals')).toBeLessThanOrEqual(2 * 27);
      expect(rowsRead(plans, 'metric_changes')).toBeLessThan(10);
    }
  });

  it('with windows off the hours looks at the facts of those hours alone', async () => {
    const query = 'sum(count_over_time(session_count[1w]))';
    const moments = Array.from({ length: 26 }, (_, index) => END - 1_234_567 - (25 - index) * 7 * DAY);
    const plans = await askedBy(app.db, (db) =>
      evaluate(
        parseQuery(query),
        moments.map((at) => at / 1_000),
        figuresFor({ db, person: owner, moments: moments.map((at) => new Date(at)), upstream: undefined }),
      ),
    );
    expect(rowsRead(plans, 'metric_facts')).toBeLessThan(27 * 10);
  });
});
