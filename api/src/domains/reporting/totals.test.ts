import type { MetricAnswer } from '@passerelle/shared/contract';
import { jobLevels } from '@passerelle/shared/contract/enums/jobs';
import { genders } from '@passerelle/shared/contract/enums/users';
import { sql } from 'kysely';
import { unknownId } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aTeam, type Team } from '../users/testing/a-team';
import { recordFact } from './stats/record-fact';
import { sumUpFacts } from './sum-up-facts';
import { numbersFrom } from './testing/expressions';

const START = Date.UTC(2026, 8, 1);
const DAYS = 40;
const kinds = ['points', 'connection', 'badge'] as const;

let app: TestApp;
let team: Team;
const pick = numbersFrom(20_261_123);
const oneOf = <T>(values: readonly T[]): T => values[pick(values.length)] as T;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

/** Often on the edge of an hour or a day, where a window begins or ends. */
const someMoment = (): Date => {
  const at = START + pick(DAYS * 86_400) * 1_000 + pick(1_000);
  const edge = oneOf([1, 1, 3_600_000, 86_400_000]);
  return new Date(Math.floor(at / edge) * edge);
};

const sources: string[] = [];
async function happen(): Promise<void> {
  const people = [team.amel, team.emile, team.solene, team.diego, team.gone, team.stranger];
  const known = pick(4) === 0 ? oneOf(sources) : undefined;
  const sourceId = known ?? crypto.randomUUID();
  sources.push(sourceId);
  const kind = oneOf(kinds);
  const labels = kind === 'badge' ? { badge: oneOf(['cv', 'linkedin']), level: oneOf(['lvl1', 'lvl2']) } : {};
  const userId = oneOf(people).id;
  // People change gender and job level too: facts keep those of their moment.
  const now = { gender: oneOf([...genders, null]), job_level: oneOf([...jobLevels, null]) };
  await app.db.updateTable('users').set(now).where('id', '=', userId).execute();
  await recordFact(app.db, { userId, kind, sourceId, value: pick(9_000) / 8, at: someMoment(), labels });
}

const events: (() => Promise<unknown>)[] = [
  happen,
  happen,
  happen,
  happen,
  () => app.db.deleteFrom('metric_facts').where('source_id', '=', oneOf(sources)).execute(),
  () => sumUpFacts(app.db),
];

type Answer = Extract<MetricAnswer, { resultType: 'matrix' | 'vector' }>;
async function figuresOf(query: string, times: Record<string, string>, who: { id: string }) {
  const type = 'time' in times ? 'query' : 'query_range';
  const { data } = await app
    .as(who)
    .get<Answer>(`/reporting/grafana/${type}?${new URLSearchParams({ query, ...times }).toString()}`);
  return data.result;
}
async function answerOf(query: string, times: Record<string, string>, who: { id: string }): Promise<unknown> {
  return (await figuresOf(query, times, who))
    .map((series) => JSON.stringify(series))
    .toSorted()
    .join('\n');
}

/** An empty group: the filter then selects all, but forces a look-up of people. */
const oneByOne = `group!="${unknownId}"`;

/** Windows on and off the edges of hours, and of days. */
function someTimes(): Record<string, string> {
  const second = (at: number) => String((START + at) / 1_000);
  const at = oneOf([0, 0, 1_800_000, 12_345_678, 7_200_000, 123]) + pick(DAYS - 10) * 86_400_000;
  if (pick(3) === 0) return { time: second(at + 5 * 86_400_000) };
  return {
    start: second(at),
    end: second(at + 9 * 86_400_000),
    step: oneOf(['1h', '3h', '6h', '12h', '1d', '1w', '5400', '7h']),
  };
}

async function differences(tries: number): Promise<unknown[]> {
  const different: unknown[] = [];
  let withFigures = 0;
  for (let n = 0; n < tries; n += 1) {
    const [metric, own] = oneOf([
      ['task_points', 'gender, jobLevel'],
      ['session_count', 'gender'],
      ['total_session_duration', 'jobLevel'],
    ] as const);
    const by = oneOf(['', '', ` by (gender)`, ` by (jobLevel)`, ` by (${own})`, ' without (user)']);
    const window = oneOf(['1h', '6h', '1d', '1w', '90m', '30d', '1ms', '36h']);
    const matcher = oneOf([
      '',
      '',
      'gender="woman"',
      'gender!="man"',
      'jobLevel=""',
      'gender=~"wo.*",jobLevel!=""',
      'nowhere="x"',
    ]);
    const query = (more: string) =>
      oneOf2(`sum${by} (`, `${metric}{${[matcher, more].filter((one) => one !== '').join()}}[${window}]`);
    const how = pick(3);
    const oneOf2 = (sum: string, range: string) =>
      how === 0
        ? `${sum}sum_over_time(${range}))`
        : how === 1
          ? `${sum}count_over_time(${range}))`
          : `avg(avg_over_time(average_session_duration${range.slice(metric.length)}))`;
    const times = someTimes();
    const who = oneOf([team.owner, team.admin, team.superAdmin]);
    const [totals, facts] = [await answerOf(query(''), times, who), await answerOf(query(oneByOne), times, who)];
    if (totals !== '') withFigures += 1;
    if (totals !== facts) different.push({ query: query(''), times, totals, facts });
  }
  expect(withFigures).toBeGreaterThan(tries / 4);
  return different;
}

describe('running totals', () => {
  it('equal the facts, through corrections, undos, late entries and summing', async () => {
    for (let n = 0; n < 300; n += 1) await happen();
    for (let round = 0; round < 6; round += 1) {
      for (let n = 0; n < 40; n += 1) await oneOf(events)();
      expect(await differences(12)).toEqual([]);
    }
  }, 120_000);

  it('equal the facts for people who are deleted, restored, or erased', async () => {
    const set = (deleted_at: Date | null) =>
      app.db.updateTable('users').set({ deleted_at }).where('id', '=', team.diego.id).execute();
    const split = () =>
      answerOf(
        'sum by (gender) (count_over_time(task_points[30d]))',
        { time: String(START / 1_000 + DAYS * 86_400) },
        team.owner,
      );
    const before = await split();
    for (const step of [
      () => set(app.clock.now().toJSDate()),
      () => set(null),
      () => set(app.clock.now().toJSDate()),
      () => sumUpFacts(app.db),
      () => app.db.deleteFrom('users').where('id', '=', team.emile.id).execute(),
    ]) {
      await step();
      expect(await differences(10)).toEqual([]);
    }
    expect(await split()).not.toBe(before);
  }, 120_000);

  it('equal the facts for activity of deleted people, in any order', async () => {
    const { id } = await app.aPerson({ organization_id: team.organization, gender: 'woman' });
    const does = () =>
      recordFact(app.db, { userId: id, kind: 'points', sourceId: crypto.randomUUID(), value: 8, at: someMoment() });
    const hide = (deleted_at: Date | null) =>
      app.db.updateTable('users').set({ deleted_at }).where('id', '=', id).execute();
    for (let round = 0; round < 10; round += 1) {
      const hidden = round % 2 === 0 ? app.clock.now().toJSDate() : null;
      await Promise.all([does(), does(), hide(hidden), does(), does()]);
      const facts = await sql<{ named: number }>`SELECT count(*)::integer AS named FROM metric_facts AS facts
        JOIN users ON users.id = facts.user_id AND users.deleted_at IS NULL
        WHERE facts.kind = 'points' AND facts.gender = 'woman' AND facts.organization_id = ${team.organization}`.execute(
        app.db,
      );
      const named = 'sum(count_over_time(task_points{gender="woman"}[10y]))';
      const time = String(START / 1_000 + 400 * 86_400);
      const [answer] = (await figuresOf(named, { time }, team.owner)) as { value: [number, string] }[];
      expect([round, { named: Number(answer?.value[1] ?? 0) }]).toEqual([round, facts.rows[0]]);
    }
  });

  it('equal the facts after summing, repeated and parallel', async () => {
    for (let n = 0; n < 20; n += 1) await happen();
    await Promise.all([sumUpFacts(app.db), happen(), sumUpFacts(app.db), happen()]);
    await sumUpFacts(app.db);
    // Ends in the same hour give the same result, whether its hours changed once or twice.
    const totals = async () => {
      const { rows } = await sql`SELECT organization_id, kind, whole, gender, job_level, ends, count, thousandths
        FROM (SELECT *, lag(count, 1, 0::bigint) OVER later AS had, lag(thousandths, 1, 0::bigint) OVER later AS was
          FROM metric_totals JOIN metric_groups ON metric_groups.id = group_id
          WINDOW later AS (PARTITION BY group_id ORDER BY ends)) AS totals
        WHERE (count, thousandths) <> (had, was) ORDER BY 1, 2, 3, 4, 5, 6, badge, level`.execute(app.db);
      return rows;
    };
    const before = await totals();
    expect(await app.db.selectFrom('metric_changes').selectAll().execute()).toEqual([]);
    await sumUpFacts(app.db);
    expect(await totals()).toEqual(before);
    await sql`SELECT recount_facts()`.execute(app.db);
    expect(await totals()).toEqual(before);
    expect(before.length).toBeGreaterThan(100);

    await app.db.deleteFrom('metric_facts').execute();
    await sumUpFacts(app.db);
    const last = sql`SELECT DISTINCT ON (group_id) count, thousandths FROM metric_totals ORDER BY group_id, ends DESC`;
    const { rows } = await last.execute(app.db);
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"count":0,"thousandths":0}']));
  });

  it('are deleted with their organisation', async () => {
    const organization = await app.anOrganization();
    const { id } = await app.aPerson({ organization_id: organization });
    await recordFact(app.db, { userId: id, kind: 'points', sourceId: crypto.randomUUID(), value: 5, at: someMoment() });
    await app.db.deleteFrom('users').where('id', '=', id).execute();
    await app.db.deleteFrom('organizations').where('id', '=', organization).execute();
    const left = await app.db
      .selectFrom('metric_changes')
      .where('organization_id', '=', organization)
      .selectAll()
      .execute();
    await sumUpFacts(app.db);
    const groups = await app.db
      .selectFrom('metric_groups')
      .where('organization_id', '=', organization)
      .selectAll()
      .execute();
    expect([left, groups]).toEqual([[], []]);
  });
});
