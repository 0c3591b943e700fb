import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { findActor } from '../../platform/sessions/find-actor';
import type { Person } from '../../platform/sessions/person';
import { askedBy, rowsRead, settle } from '../../testing/asked';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aPack } from '../programs/testing/a-participant';
import { figuresFor } from './figures/source';
import { evaluate } from './promql/evaluate';
import { parseQuery } from './promql/parse';
import { sumUpFacts } from './sum-up-facts';

const [DAY, DAYS, FACTS] = [86_400_000, 200, 20_000];
/** Midnight in Paris: on the edge of an hour, but not of a UTC day. */
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

  it('over half a year reads no single facts, and one total for each edge', async () => {
    const weeks = (query: string) => askedBy(app.db, asking(query, 26, 7 * DAY));
    for (const query of [
      'sum(count_over_time(session_count[1w]))',
      'sum by (gender) (sum_over_time(task_points[1w]))',
    ]) {
      const plans = await weeks(query);
      // One look-up for each edge and gender; appended changes would be read too.
      expect(rowsRead(plans, 'metric_facts')).toBeLessThan(100);
      expect(rowsRead(plans, 'metric_totals')).toBeLessThanOrEqual(2 * 27);
      // Read in one scan: by gender, each look-up over a year would be on a page of its own, twice.
      const looks = plans.flat().filter((node) => node['Relation Name'] === 'metric_totals');
      expect(looks.map((node) => node['Node Type'])).toEqual(['Index Only Scan']);
      expect(rowsRead(plans, 'metric_changes')).toBeLessThan(10);
    }
  });

  it('with windows off the hours reads only the facts of those hours', async () => {
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

describe('seats', () => {
  beforeAll(async () => {
    const pack = await aPack(app, owner.organizationId, [], 5_000);
    await sql`INSERT INTO license_uses (license_pack_id, user_id, used_at, released_at)
      SELECT ${pack}, NULL, used_at, used_at + interval '20 days'
      FROM (SELECT ${new Date(END)}::timestamptz - make_interval(mins => n * 97) AS used_at
        FROM generate_series(1, 2000) AS n) AS taken`.execute(app.db);
    await settle(app.db);
  });

  it('held now are counted from each pack, and from seats given back since', async () => {
    for (const query of ['sum(user_licenses_count_last)', 'sum(max_over_time(user_licenses_count_on_period[1d]))']) {
      const plans = await askedBy(app.db, asking(query, 1, DAY));
      // Twenty future days: a seat every 97 minutes; and those of the window.
      expect(rowsRead(plans, 'license_uses')).toBeLessThanOrEqual((22 * 1_440) / 97);
    }
  });

  it('held at most are read per stretch between two edges, not per seat', async () => {
    const weeks = asking('max(max_over_time(user_licenses_count_max[1w]))', 20, 7 * DAY);
    const [plan] = await askedBy(app.db, weeks);
    expect(plan?.[0]?.['Actual Rows']).toBeLessThanOrEqual(21);
    // Once for starts and once for ends.
    expect(rowsRead([plan ?? []], 'license_uses')).toBeLessThanOrEqual(2 * 2_010);
  });
});

describe('the totals', () => {
  const pagesOf = async (work: string): Promise<number> => {
    const explained = sql<{ 'QUERY PLAN': [{ Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }] }>`
      EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT ${sql.raw(work)}`;
    const { rows } = await explained.execute(app.db);
    return rows.reduce(
      (sum, { 'QUERY PLAN': [{ Plan }] }) => sum + Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
      0,
    );
  };
  const totals = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM metric_totals`.execute(app.db);
    return rows[0]?.count ?? 0;
  };

  it('are rebuilt, and updated, with a few pages each, however many there are', async () => {
    const anew = await pagesOf('recount_facts()');
    const before = await totals();
    expect(before).toBeGreaterThan(10_000);
    expect(anew / before).toBeLessThan(15);

    await sql`INSERT INTO metric_changes (organization_id, kind, ends, count, thousandths)
      SELECT ${owner.organizationId}, 'interview', ${new Date(END)}::timestamptz - make_interval(hours => n), 1, 1000
      FROM generate_series(1, ${DAYS * 24}::int) AS n`.execute(app.db);
    const upToDate = await pagesOf('sum_up_facts()');
    expect(upToDate / ((await totals()) - before)).toBeLessThan(25);
  });
});
