import type { MetricAnswer } from '@passerelle/shared/contract';
import { jobLevels } from '@passerelle/shared/contract/enums/jobs';
import { genders } from '@passerelle/shared/contract/enums/users';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aParticipant, tasksOf } from '../programs/testing/a-participant';
import { aTask, aTemplate } from '../programs/testing/a-template';
import { aTeam, type Team } from '../users/testing/a-team';
import { recordFact } from './stats/record-fact';
import { numbersFrom } from './testing/expressions';

const START = Date.UTC(2026, 8, 1);
const [DAY, DAYS] = [86_400_000, 60];

let app: TestApp;
let team: Team;
const pick = numbersFrom(Number(process.env['SEED'] ?? 20_261_124));

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  const everybody = [team.amel, team.emile, team.solene, team.diego, team.gone, team.stranger];
  const facts = Array.from({ length: 300 }, () => {
    const person = everybody[pick(everybody.length)] ?? team.amel;
    const kind = pick(3) === 0 ? ('badge' as const) : ('connection' as const);
    return {
      organization_id: person.organizationId,
      user_id: pick(12) === 0 ? null : person.id,
      kind,
      source_id: crypto.randomUUID(),
      at: new Date(START + pick(DAYS * 24) * 3_600_000 + [0, 1, 1_000_000][pick(3)]!),
      value: pick(20_000),
      gender: [...genders, null][pick(genders.length + 1)] ?? null,
      job_level: [...jobLevels, null][pick(jobLevels.length + 1)] ?? null,
      labels: kind === 'badge' ? { badge: ['cv', 'linkedin'][pick(2)], level: `lvl${1 + pick(3)}` } : {},
    };
  });
  await app.db.insertInto('metric_facts').values(facts).execute();
  await app.db
    .updateTable('users')
    .set({ created_at: new Date(START) })
    .execute();
  for (let n = 0; n < 5; n += 1) await someWork();
});
afterAll(() => app.close());

/** A user's tasks, spread over the weeks, most of them done: on and off the edges of weeks. */
async function someWork(): Promise<void> {
  const tasks = Array.from({ length: 12 }, () => aTask({ points: 30 }));
  const { person, userProgramId } = await aParticipant(app, aTemplate([tasks]), '2026-08-31');
  const [gender, job_level] = [[...genders, null][pick(3)] ?? null, jobLevels[pick(2)] ?? null];
  await app.db
    .updateTable('users')
    .set({ organization_id: team.organization, gender, job_level })
    .where('id', '=', person.id)
    .execute();
  for (const { id } of await tasksOf(app, userProgramId)) {
    const week = Date.UTC(2026, 7, 31) + pick(9) * 7 * DAY;
    const from_date = new Date(week + pick(3) * DAY);
    await app.db
      .updateTable('user_tasks')
      .set({ from_date, valid_until: new Date(week + 7 * DAY) })
      .where('id', '=', id)
      .execute();
    const earned_at = new Date(week + [0, 1, pick(7 * 24) * 3_600_000, 7 * DAY - 1, 7 * DAY][pick(5)]!);
    if (pick(4) > 0) {
      const entry = { user_task_id: id, user_id: person.id, points: 30 + pick(2) * 30, earned_at };
      await app.db.insertInto('points_entries').values(entry).execute();
    }
  }
}

type Answer = Extract<MetricAnswer, { resultType: 'matrix' | 'vector' }>;
/** Series by their labels, with the value at the last time. */
async function figures(who: { id: string }, query: string, times: Record<string, string>) {
  const type = 'time' in times ? 'query' : 'query_range';
  const { data } = await app
    .as(who)
    .get<Answer>(`/reporting/grafana/${type}?${new URLSearchParams({ query, ...times }).toString()}`);
  const seconds = Number(times['time'] ?? times['end']);
  return data.result
    .flatMap((series) => {
      const point = 'value' in series ? series.value : series.values.find(([at]) => at === seconds);
      return point ? [`${JSON.stringify(series.metric)} ${point[1]}`] : [];
    })
    .toSorted();
}

const someone = () => [team.owner, team.superAdmin, team.headHR, team.manager, team.amel][pick(5)] ?? team.owner;
const someTime = () => (START + (10 + pick(DAYS - 10)) * DAY + [0, 1, 3_600_000][pick(3)]!) / 1_000;

describe('an instant query', () => {
  it.each([
    'sum(active_users_count)',
    'active_users_count',
    'sum by (gender) (active_users_count)',
    'sum(active_users_count{jobLevel!="worker"})',
    'sum(inactive_users_count)',
    'inactive_users_count',
    'sum by (badge, level) (client_badges)',
    'client_badges{level="lvl3"}',
    'user_badges',
    'sum by (gender, badge) (user_badges)',
    'avg(max_over_time(average_goal_success[7d]))',
    'avg by (jobLevel) (max_over_time(average_goal_success[30d]))',
    'sum by (gender) (max_over_time(average_goal_success[36h]))',
    'count(max_over_time(average_goal_success{gender!="man"}[2w]))',
    'count by (user) (max_over_time(average_goal_success[1d]))',
  ])('equals the range query: %s', async (query) => {
    let largest = 0;
    for (let n = 0; n < 12; n += 1) {
      const [who, time] = [someone(), someTime()];
      const alone = await figures(who, query, { time: String(time) });
      const among = await figures(who, query, { start: String(time - 86_400), end: String(time), step: '1d' });
      expect([who.id, time, alone]).toEqual([who.id, time, among]);
      largest = Math.max(largest, alone.length);
    }
    expect(largest).toBeGreaterThan(0);
  });

  it('counts people as often as their facts, each once', async () => {
    let largest = 0;
    for (let n = 0; n < 40; n += 1) {
      const [who, time] = [someone(), String(someTime())];
      const by = ['user', 'user, gender', 'user, jobLevel, gender'][pick(3)];
      const matcher = ['', 'gender="woman"', `user!="${team.emile.id}"`, `group="${team.lyon}"`, 'jobLevel=""'][
        pick(5)
      ];
      const window = ['1h', '1d', '1w', '30d', '36h'][pick(5)];
      const people = `sum by (${by}) (count_over_time(session_count{${matcher}}[${window}]))`;
      // The comparison prevents the precomputed count.
      const [quick, slow] = [
        await figures(who, `count(${people})`, { time }),
        await figures(who, `count(${people} >= 0)`, { time }),
      ];
      expect([people, quick]).toEqual([people, slow]);
      largest = Math.max(largest, quick.length);
    }
    expect(largest).toBe(1);
  });
});

describe('the latest connection of each person', () => {
  it('equals the facts, through corrections, changed durations, undos and changes of owner', async () => {
    const people = [team.amel, team.emile, team.solene];
    const sources: string[] = [];
    const someSource = () => sources[pick(sources.length)] ?? crypto.randomUUID();
    const record = (userId: string, sourceId: string, at: number, value: number) =>
      recordFact(app.db, { userId, kind: 'connection', sourceId, at: new Date(at), value });
    const changes: (() => Promise<unknown>)[] = [
      async () => {
        sources.push(crypto.randomUUID());
        await record(people[pick(3)]!.id, sources.at(-1)!, START + pick(DAYS) * DAY, pick(90_000));
      },
      () => record(people[0]!.id, someSource(), START + pick(DAYS) * DAY, pick(90_000)),
      () => app.db.deleteFrom('metric_facts').where('source_id', '=', someSource()).execute(),
      () =>
        app.db
          .updateTable('metric_facts')
          .set({ user_id: people[pick(3)]!.id, value: pick(90_000) })
          .where('source_id', '=', someSource())
          .execute(),
      () => app.db.updateTable('metric_facts').set({ user_id: null }).where('source_id', '=', someSource()).execute(),
      () => Promise.all([changes[0]!(), changes[2]!(), changes[0]!()]),
      () => sql`SELECT recount_facts()`.execute(app.db),
    ];
    for (let n = 0; n < 120; n += 1) {
      await changes[pick(changes.length)]!();
      const { rows } = await sql`SELECT user_id FROM (
          SELECT user_id, max(at) AS last_at, max(at + make_interval(secs => value)) AS last_until
          FROM metric_facts WHERE kind = 'connection' AND user_id IS NOT NULL GROUP BY 1) AS facts
        FULL JOIN latest_connections AS known USING (user_id)
        WHERE (facts.last_at, facts.last_until) IS DISTINCT FROM (known.last_at, known.last_until)`.execute(app.db);
      expect([n, rows]).toEqual([n, []]);
    }
  }, 60_000);

  it('is deleted with the person, without others’', async () => {
    const { id } = await app.aPerson();
    await recordFact(app.db, {
      userId: id,
      kind: 'connection',
      sourceId: crypto.randomUUID(),
      at: new Date(),
      value: 9,
    });
    const known = () => app.db.selectFrom('latest_connections').select('user_id').execute();
    const before = await known();
    await app.db.deleteFrom('users').where('id', '=', id).execute();
    expect(before).toContainEqual({ user_id: id });
    expect(await known()).toEqual(before.filter(({ user_id }) => user_id !== id));
  });
});

describe('connections per person', () => {
  it('count once after a change of gender or job level, in instant and range queries', async () => {
    const organization = await app.anOrganization();
    const [owner, person, other] = [
      await app.aPerson({ organization_id: organization, role: 'owner' }),
      await app.aPerson({ organization_id: organization }),
      await app.aPerson({ organization_id: organization }),
    ];
    const connection = (user_id: string, at: number, job_level: 'worker' | 'etam') => ({
      organization_id: organization,
      user_id,
      kind: 'connection' as const,
      source_id: crypto.randomUUID(),
      at: new Date(START + at * DAY),
      value: 60,
      job_level,
    });
    const facts = [
      connection(person.id, 1, 'worker'),
      connection(person.id, 2, 'etam'),
      connection(person.id, 3, 'etam'),
      connection(other.id, 3, 'worker'),
    ];
    await app.db.insertInto('metric_facts').values(facts).execute();

    const time = String((START + 4 * DAY) / 1_000);
    const range = { start: String(START / 1_000), end: time, step: '1d' };
    const average = 'avg(avg_over_time(average_session_count[1w]))';
    expect(await figures(owner, average, { time })).toEqual(['{} 2']);
    expect(await figures(owner, average, range)).toEqual(['{} 2']);
    const byLevel = 'avg by (jobLevel) (avg_over_time(average_session_count[1w]))';
    const split = ['{"jobLevel":"etam"} 2', '{"jobLevel":"worker"} 1'];
    expect(await figures(owner, byLevel, { time })).toEqual(split);
    expect(await figures(owner, byLevel, range)).toEqual(split);
  });
});
