import type { MetricAnswer } from '@passerelle/shared/contract';
import { jobLevels } from '@passerelle/shared/contract/enums/jobs';
import { genders } from '@passerelle/shared/contract/enums/users';
import { sql } from 'kysely';
import { unknownId } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aParticipant, tasksOf } from '../programs/testing/a-participant';
import { aTask, aTemplate } from '../programs/testing/a-template';
import { recordFact } from './stats/record-fact';
import { aTeam, type Team } from '../users/testing/a-team';
import { sumUpFacts } from './sum-up-facts';
import { numbersFrom } from './testing/expressions';

const [START, DAY, WEEKS] = [Date.UTC(2026, 7, 31), 86_400_000, 8];

let app: TestApp;
let team: Team;
const people: { id: string; tasks: string[] }[] = [];
const pick = numbersFrom(Number(process.env['SEED'] ?? 20_261_125));
const oneOf = <T>(values: readonly T[]): T => values[pick(values.length)] as T;

/** Often on the edge of an hour, or of a week. */
const someMoment = (): Date => {
  const at = START + pick(WEEKS * 7 * 86_400) * 1_000 + pick(1_000);
  const edge = oneOf([1, 1, 3_600_000, 7 * DAY]);
  return new Date(START + Math.floor((at - START) / edge) * edge);
};

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  for (let n = 0; n < 6; n += 1) {
    const tasks = Array.from({ length: 10 }, () => aTask({ points: 30 }));
    const { person, userProgramId } = await aParticipant(app, aTemplate([tasks]), '2026-08-31');
    await app.db
      .updateTable('users')
      .set({ organization_id: n === 5 ? team.stranger.organizationId : team.organization })
      .where('id', '=', person.id)
      .execute();
    people.push({ id: person.id, tasks: (await tasksOf(app, userProgramId)).map(({ id }) => id) });
  }
}, 60_000);
afterAll(() => app.close());

const sources: string[] = [];
const changes: (() => Promise<unknown>)[] = [
  () => {
    sources.push(pick(4) === 0 && sources.length > 0 ? oneOf(sources) : crypto.randomUUID());
    const labels = { badge: oneOf(['cv', 'linkedin']), level: `lvl${1 + pick(3)}` };
    const [userId, sourceId] = [oneOf(people).id, sources.at(-1) ?? ''];
    return recordFact(app.db, { userId, kind: 'badge', sourceId, value: 1, at: someMoment(), labels });
  },
  () =>
    app.db
      .deleteFrom('metric_facts')
      .where('source_id', '=', sources.length > 0 ? oneOf(sources) : unknownId)
      .execute(),
  () => {
    const now = { gender: oneOf([...genders, null]), job_level: oneOf([...jobLevels, null]) };
    return app.db.updateTable('users').set(now).where('id', '=', oneOf(people).id).execute();
  },
  () => {
    const deleted_at = pick(2) === 0 ? app.clock.now().toJSDate() : null;
    return app.db.updateTable('users').set({ deleted_at }).where('id', '=', people[0]!.id).execute();
  },
  () => {
    const from_date = new Date(START + pick(WEEKS) * 7 * DAY + pick(3) * DAY);
    const dates = { from_date, valid_until: new Date(from_date.getTime() + 7 * DAY), points: oneOf([0, 30, 60]) };
    return app.db
      .updateTable('user_tasks')
      .set(dates)
      .where('id', '=', oneOf(oneOf(people).tasks))
      .execute();
  },
  () => {
    const isCancelled = pick(2) === 0;
    const standing = {
      status: isCancelled ? ('cancelled' as const) : ('started' as const),
      cancelled_at: isCancelled ? new Date() : null,
    };
    return app.db
      .updateTable('user_tasks')
      .set(standing)
      .where('id', '=', oneOf(oneOf(people).tasks))
      .execute();
  },
  () => {
    const { id, tasks } = oneOf(people);
    const entry = { user_task_id: oneOf(tasks), user_id: id, points: 30 * (1 + pick(3)), earned_at: someMoment() };
    return app.db
      .insertInto('points_entries')
      .values(entry)
      .onConflict((conflict) => conflict.column('user_task_id').doUpdateSet(entry))
      .execute();
  },
  () =>
    app.db
      .deleteFrom('points_entries')
      .where('user_task_id', '=', oneOf(oneOf(people).tasks))
      .execute(),
  () => sumUpFacts(app.db),
  () => Promise.all([changes[0]!(), sumUpFacts(app.db), changes[6]!(), sumUpFacts(app.db), changes[2]!()]),
];

type Answer = Extract<MetricAnswer, { resultType: 'matrix' | 'vector' }>;
async function answerOf(query: string, times: Record<string, string>, who: { id: string }): Promise<string[]> {
  const type = 'time' in times ? 'query' : 'query_range';
  const { data } = await app
    .as(who)
    .get<Answer>(`/reporting/grafana/${type}?${new URLSearchParams({ query, ...times }).toString()}`);
  return data.result.map((series) => JSON.stringify(series)).toSorted();
}

const queries = [
  'sum by (badge, level) (client_badges{$})',
  'sum by (badge, gender) (client_badges{$})',
  'sum(client_badges{level="lvl2",$})',
  'sum by (badge) (user_badges{$})',
  'avg by (jobLevel) (user_badges{gender!="man",$})',
  'avg(max_over_time(average_goal_success{$}[7d]))',
  'sum by (gender) (max_over_time(average_goal_success{$}[30d]))',
  'count(max_over_time(average_goal_success{$}[36h]))',
  'avg by (jobLevel) (average_goal_success{$})',
  'avg(max_over_time(average_goal_success{$}[1w]))',
];

/** An empty group: the filter then selects all, but forces a look-up of people. */
const oneByOne = `group!="${unknownId}"`;

function someTimes(): Record<string, string> {
  const at = START / 1_000 + pick(WEEKS * 7 * 24) * 3_600 + oneOf([0, 0, 300, 1.5, 86_400]);
  return pick(2) === 0
    ? { time: String(at) }
    : { start: String(at), end: String(at + 9 * 86_400), step: oneOf(['1d', '5400', '1w']) };
}

describe('precomputed badges and goals', () => {
  it('equal the activity of people, through changes and deletions', async () => {
    let withFigures = 0;
    for (let round = 0; round < 25; round += 1) {
      for (let n = 0; n < 12; n += 1) await oneOf(changes)();
      if (round === 18) await app.db.deleteFrom('users').where('id', '=', people.pop()!.id).execute();
      const asked = queries.map((query) => ({ query, times: someTimes(), who: oneOf([team.owner, team.superAdmin]) }));
      const ask = (more: string) =>
        Promise.all(asked.map(({ query, times, who }) => answerOf(query.replace('$', more), times, who)));
      const ahead = await ask('');
      const found = await ask(oneByOne);
      // All recomputed, and all read row by row.
      await sumUpFacts(app.db);
      const summedUp = await ask('');
      await sql`INSERT INTO changed_people (user_id) SELECT id FROM users`.execute(app.db);
      const afresh = await ask('');
      for (const [place, { query, times }] of asked.entries()) {
        expect([round, query, times, ahead[place]]).toEqual([round, query, times, found[place]]);
        expect([round, query, times, summedUp[place]]).toEqual([round, query, times, found[place]]);
        expect([round, query, times, afresh[place]]).toEqual([round, query, times, found[place]]);
        if (found[place]!.length > 0) withFigures += 1;
      }
    }
    expect(withFigures).toBeGreaterThan(100);
  }, 300_000);

  it('drop deleted people once recomputed', async () => {
    await app.db
      .deleteFrom('users')
      .where(
        'id',
        'in',
        people.map(({ id }) => id),
      )
      .execute();
    await sumUpFacts(app.db);
    const left = [
      await app.db.selectFrom('badge_steps').selectAll().execute(),
      await app.db.selectFrom('goal_weeks').selectAll().execute(),
      await app.db.selectFrom('changed_people').selectAll().execute(),
    ];
    expect(left).toEqual([[], [], []]);
    expect(await answerOf('sum(client_badges)', { time: String(START / 1_000 + 99 * 86_400) }, team.owner)).toEqual([]);
  });
});
