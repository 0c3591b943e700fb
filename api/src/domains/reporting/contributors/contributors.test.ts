import type { MetricAnswer, Paged, PeopleBehind, UserSummary } from '@passerelle/shared/contract';
import { jobLevels } from '@passerelle/shared/contract/enums/jobs';
import { metricNames } from '@passerelle/shared/contract/enums/metrics';
import { genders } from '@passerelle/shared/contract/enums/users';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aParticipant } from '../../programs/testing/a-participant';
import { aTask, aTemplate } from '../../programs/testing/a-template';
import { aGroup, aTeam, type Team } from '../../users/testing/a-team';
import { numbersFrom } from '../testing/expressions';

const [FROM, UNTIL] = [Date.UTC(2026, 9, 20), Date.UTC(2026, 9, 27, 13)];
const window = `${(UNTIL - FROM) / 1_000}s`;

let app: TestApp;
let team: Team;
let hidden: string;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  hidden = await aGroup(app, { organizationId: team.organization, name: 'Plan social', members: [team.amel] });
  await app.db
    .updateTable('users')
    .set({ created_at: new Date(FROM - 1) })
    .execute();
  const pick = numbersFrom(4_711);
  const everybody = [team.amel, team.emile, team.solene, team.diego, team.gone, team.stranger];
  const kinds = ['connection', 'points', 'badge', 'suspension', 'appointment', 'interview'] as const;
  const facts = Array.from({ length: 500 }, () => {
    const person = everybody[pick(everybody.length)] ?? team.amel;
    const kind = kinds[pick(kinds.length)] ?? 'points';
    return {
      organization_id: person.organizationId,
      user_id: pick(10) === 0 ? null : person.id,
      kind,
      source_id: crypto.randomUUID(),
      // Some on the edges of the window.
      at: new Date([FROM, UNTIL, FROM - 3_600_000 + pick(UNTIL - FROM + 7_200_000)][Math.min(pick(40), 2)] ?? FROM),
      value: pick(8_000) / 8,
      gender: [...genders, null][pick(genders.length + 1)] ?? null,
      job_level: [...jobLevels, null][pick(jobLevels.length + 1)] ?? null,
      labels: kind === 'badge' ? { badge: 'cv', level: `lvl${1 + pick(3)}` } : {},
    };
  });
  await app.db.insertInto('metric_facts').values(facts).execute();
  for (const person of [team.amel, team.emile, team.gone, team.stranger]) await seatFor(person, pick);
});
afterAll(() => app.close());

async function seatFor(person: { id: string; organizationId: string }, pick: (most: number) => number) {
  const course = await aParticipant(app, aTemplate([[aTask(), aTask()]]), '2026-11-30');
  await app.db
    .updateTable('license_packs')
    .set({ organization_id: person.organizationId })
    .where('id', '=', course.packId)
    .execute();
  const used = FROM - 86_400_000 + pick(UNTIL - FROM);
  await app.db
    .updateTable('license_uses')
    .set({ user_id: person.id, used_at: new Date(used), released_at: new Date(used + 90_000_000 + pick(400_000_000)) })
    .where('license_pack_id', '=', course.packId)
    .execute();
  // A week of tasks. Amel has one of them the week before, does it then, and nothing since.
  const week = Date.UTC(2026, 9, 26);
  await app.db
    .updateTable('user_tasks')
    .set({ user_id: person.id, from_date: new Date(week) })
    .where('user_id', '=', course.person.id)
    .execute();
  const [task] = await app.db
    .selectFrom('user_tasks')
    .where('user_id', '=', person.id)
    .select(['id', 'points'])
    .execute();
  if (!task || person.id !== team.amel.id) return;
  await app.db
    .updateTable('user_tasks')
    .set({ from_date: new Date(week - 7 * 86_400_000) })
    .where('id', '=', task.id)
    .execute();
  await app.db
    .insertInto('points_entries')
    .values({ user_task_id: task.id, user_id: person.id, points: 1_000, earned_at: new Date(week - 4 * 86_400_000) })
    .execute();
}

type Query = Record<string, string>;
const behind = async (who: { id: string }, metric: string, query: Query = {}) => {
  const parameters = new URLSearchParams({ metric, from: `${FROM}`, until: `${UNTIL}`, pageSize: '100', ...query });
  return app.as(who).get<PeopleBehind>(`/reporting/people?${parameters.toString()}`);
};

/** The query of a panel for a whole metric. */
const whole: Record<string, (selector: string) => string> = {
  user_licenses_count_on_period: (selector) => `sum(max_over_time(${selector}[${window}]))`,
  user_licenses_count_max: (selector) => `max(max_over_time(${selector}[${window}]))`,
  average_session_count: (selector) => `avg(avg_over_time(${selector}[${window}]))`,
  average_session_duration: (selector) => `avg(avg_over_time(${selector}[${window}]))`,
  average_goal_success: (selector) => `avg(max_over_time(${selector}[${window}]))`,
};
const states = [
  'user_licenses_count_last',
  'active_users_count',
  'inactive_users_count',
  'client_badges',
  'user_badges',
];
const expressionOf = (metric: string, selector: string): string =>
  whole[metric]?.(selector) ??
  (states.includes(metric) ? `sum(${selector})` : `sum(sum_over_time(${selector}[${window}]))`);

async function figure(who: { id: string }, metric: string, matchers: Query): Promise<number> {
  const selector = `${metric}{${Object.entries(matchers)
    .map(([label, value]) => `${label}="${value}"`)
    .join()}}`;
  const parameters = new URLSearchParams({ query: expressionOf(metric, selector), time: `${UNTIL / 1_000}` });
  const { data } = await app
    .as(who)
    .get<Extract<MetricAnswer, { resultType: 'vector' }>>(`/reporting/grafana/query?${parameters.toString()}`);
  return Number(data.result[0]?.value[1] ?? 0);
}

const worthOf = (way: PeopleBehind['way'], rows: readonly { value: number; of: number }[]) => {
  const sum = (field: 'value' | 'of') => rows.reduce((all, row) => all + row[field], 0);
  return way === 'sum' ? sum('value') : sum('of') === 0 ? 0 : sum('value') / sum('of');
};

describe('the people behind a figure', () => {
  it.each(metricNames)('of %s add up to it, with erased people', async (metric) => {
    let largest = 0;
    const [gender, group, user] = ['woman', team.lyon, team.amel.id];
    const asked: Query[] = [{}, { gender }, { group }, { group: hidden }, { user }];
    for (const who of [team.owner, team.headHR, team.manager, team.otherOwner, team.superAdmin]) {
      for (const matchers of asked) {
        const { data } = await behind(who, metric, matchers);
        const expected = await figure(who, metric, matchers);
        const rows = [...data.items, ...(data.erased ? [data.erased] : [])];
        expect(data.items).toHaveLength(data.totalCount);
        expect([worthOf(data.way, rows), worthOf(data.way, [data.total])]).toEqual([
          expect.closeTo(expected, 6),
          expect.closeTo(expected, 6),
        ]);
        largest = Math.max(largest, expected);
      }
    }
    const neverHere = ['submitted_job_applications', 'accepted_job_applications'].includes(metric);
    expect(largest > 0).toBe(!neverHere);
  });

  it('are those in the viewer’s scope, largest share first, paged', async () => {
    const { data } = await behind(team.owner, 'task_points');
    const values = data.items.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(data.items.map(({ id }) => id)).not.toContain(team.gone.id);
    expect(data.erased?.value).toBeGreaterThan(0);

    const second = await behind(team.owner, 'task_points', { pageSize: '1', page: '1' });
    expect(second.data).toMatchObject({ items: [data.items[1]], total: data.total, totalCount: data.totalCount });

    const seen = (await behind(team.headHR, 'task_points')).data;
    expect(seen.items.map(({ id }) => id).toSorted()).toEqual([team.amel.id, team.emile.id].toSorted());
    expect(seen.erased).toBeNull();
    expect((await behind(team.headHR, 'task_points', { user: team.solene.id })).data.items).toEqual([]);
    expect((await behind(team.headHR, 'task_points', { group: hidden })).data.items).toEqual([]);
    expect((await behind(team.amel, 'task_points')).status).toBe(403);
  });

  it('are refused for a range that ends before it begins', async () => {
    const answer = await behind(team.owner, 'task_points', { until: `${FROM}` });
    expect([answer.status, answer.error.fields]).toEqual([400, { until: 'notAllowed' }]);
  });

  it.each(metricNames.filter((name) => name !== 'user_licenses_count_max'))(
    'of %s equal the users list with that filter',
    async (figureName) => {
      for (const who of [team.owner, team.headHR]) {
        const { data } = await behind(who, figureName);
        const query = new URLSearchParams({
          figure: figureName,
          figureFrom: `${FROM}`,
          figureUntil: `${UNTIL}`,
          pageSize: '100',
        }).toString();
        const list = (await app.as(who).get<Paged<UserSummary>>(`/users?${query}`)).data;
        expect(list.items.map(({ id }) => id).toSorted()).toEqual(data.items.map(({ id }) => id).toSorted());
      }
    },
  );
});
