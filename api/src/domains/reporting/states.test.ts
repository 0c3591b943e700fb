import type { MetricAnswer } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aParticipant, aPack, tasksOf } from '../programs/testing/a-participant';
import { aTask, aTemplate } from '../programs/testing/a-template';
import { recordConnections } from './stats/record-fact';
import { aTeam, type Team } from '../users/testing/a-team';

let app: TestApp;
let team: Team;

type Whose = { id: string; organizationId: string };
const badge = (user: Whose, at: string, level: string) =>
  app.db
    .insertInto('metric_facts')
    .values({
      organization_id: user.organizationId,
      user_id: user.id,
      kind: 'badge',
      source_id: crypto.randomUUID(),
      at,
      value: 1,
      labels: { badge: 'cv', level },
    })
    .execute();
async function connect({ id }: Whose, started_at: string, last_seen_at = started_at): Promise<void> {
  const row = { user_id: id, started_at, last_seen_at };
  const made = await app.db.insertInto('connections').values(row).returning('id').executeTakeFirstOrThrow();
  await recordConnections(app.db, [made.id]);
  await app.db.updateTable('users').set({ last_seen_at }).where('id', '=', id).execute();
}

beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
  team = await aTeam(app);
  await app.db.updateTable('users').set({ created_at: '2026-10-01T00:00:00Z' }).execute();
});
afterAll(() => app.close());

/** The figure at noon of a day, or –; of several series, each with its labels. */
async function figure(day: string, query: string, who: { id: string } = team.owner) {
  const parameters = new URLSearchParams({ query, time: day.includes('T') ? day : `${day}T12:00:00Z` }).toString();
  const { data } = await app
    .as(who)
    .get<Extract<MetricAnswer, { resultType: 'vector' }>>(`/reporting/grafana/query?${parameters}`);
  const figures = data.result.map(({ metric, value }) => [...Object.values(metric), value[1]].join(' '));
  return figures.join(', ') || '–';
}

describe('active and inactive people', () => {
  beforeAll(async () => {
    // Amel from the 1st, again on the 10th for an hour: active until the 24th, 13:00. Émile once, on the 20th.
    await connect(team.amel, '2026-11-01T12:00:00Z');
    await connect(team.amel, '2026-11-10T12:00:00Z', '2026-11-10T13:00:00Z');
    await connect(team.emile, '2026-11-20T12:00:00Z');
  });

  it('are those connected within the fourteen days before, and the others', async () => {
    const both = async (day: string, who?: { id: string }) =>
      Promise.all(['active', 'inactive'].map((which) => figure(day, `sum(${which}_users_count)`, who)));
    expect(await both('2026-10-31')).toEqual(['–', '6']);
    expect(await both('2026-11-02')).toEqual(['1', '5']);
    expect(await both('2026-11-20')).toEqual(['2', '4']);
    expect(await both('2026-11-24T12:59:59Z')).toEqual(['2', '4']);
    expect(await both('2026-11-24T13:00:00Z')).toEqual(['1', '5']);
    expect(await both('2026-12-20')).toEqual(['–', '6']);
    expect(await both('2026-11-20', team.manager)).toEqual(['2', '2']);
  });

  it('equal the lists of people, by gender too', async () => {
    const list = async (name: string) => (await app.as(team.owner).get<{ totalCount: number }>(`/users/${name}`)).data;
    expect(await figure('2026-11-25T10:00:00Z', 'sum(active_users_count)')).toBe(
      String((await list('active')).totalCount || '–'),
    );
    expect(await figure('2026-11-23', 'sum by (gender) (active_users_count)')).toBe('man 1, woman 1');
    expect(await figure('2026-11-23', 'max_over_time(active_users_count{gender="woman"}[1d])')).toContain(team.amel.id);
  });

  it('are averaged over a window', async () => {
    expect(await figure('2026-11-21', 'avg_over_time(average_session_count[21d])')).toBe('1.5');
    expect(await figure('2026-11-21', 'avg_over_time(average_session_duration[21d])')).toBe('1200');
    expect(await figure('2026-11-21', 'avg by (gender) (avg_over_time(average_session_duration[12d]))')).toBe(
      'man 0, woman 3600',
    );
    expect(await figure('2026-11-09', 'avg_over_time(average_session_count[1d])')).toBe('–');
  });
});

describe('seats', () => {
  beforeAll(async () => {
    const programs = await aParticipant(app, aTemplate([[aTask()]]), '2026-12-07');
    const license_pack_id = await aPack(app, team.organization, [programs.programId]);
    const held = (user: Whose, used_at: string, released_at: string | null = null) =>
      app.db.insertInto('license_uses').values({ license_pack_id, user_id: user.id, used_at, released_at }).execute();
    await held(team.amel, '2026-11-02T12:00:00Z');
    await held(team.emile, '2026-11-03T12:00:00Z', '2026-11-05T12:00:00Z');
    await held(team.solene, '2026-11-04T12:00:00Z', '2026-11-04T18:00:00Z');
    await held(team.diego, '2026-11-08T12:00:00Z', '2026-11-09T12:00:00Z');
  });

  it('are held at a time, at most, and at any time of the period', async () => {
    const figures = async (day: string, window: string) =>
      Promise.all([
        figure(day, 'sum(user_licenses_count_last)'),
        figure(day, `max(max_over_time(user_licenses_count_max[${window}]))`),
        figure(day, `sum(max_over_time(user_licenses_count_on_period[${window}]))`),
      ]);
    expect(await figures('2026-11-01', '7d')).toEqual(['–', '–', '–']);
    expect(await figures('2026-11-04', '1h')).toEqual(['3', '3', '3']);
    expect(await figures('2026-11-10', '7d')).toEqual(['1', '3', '4']);
    // At noon of the 5th Émile’s was given back: the window opens after it.
    expect(await figures('2026-11-10', '5d')).toEqual(['1', '2', '2']);
  });

  // All are known from the count of each pack, those of one gender from their rows.
  it.each(['user_licenses_count_last', 'max_over_time(user_licenses_count_on_period[36h])'])(
    '%s of all is the sum of both genders, on every day',
    async (metric) => {
      const days = Array.from({ length: 12 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);
      const all = await Promise.all(days.map((day) => figure(day, `sum(${metric})`)));
      const told = await Promise.all(days.map((day) => figure(day, `sum(sum by (gender) (${metric}))`)));
      expect(all).toEqual(told);
      expect(new Set(all).size).toBeGreaterThan(2);
    },
  );

  it('the maximum of both genders is not the sum of each maximum', async () => {
    expect(await figure('2026-11-10', 'max by (gender) (max_over_time(user_licenses_count_max[7d]))')).toBe(
      'man 1, woman 2',
    );
  });
});

describe('badges at a moment', () => {
  it('have the highest level of each', async () => {
    await badge(team.amel, '2026-11-02T09:00:00Z', 'lvl1');
    await badge(team.amel, '2026-11-09T09:00:00Z', 'lvl2');
    await badge(team.amel, '2026-11-16T09:00:00Z', 'lvl1');
    expect(await figure('2026-11-03', 'sum by (level) (client_badges)')).toBe('lvl1 1');
    expect(await figure('2026-11-17', 'sum by (level) (client_badges)')).toBe('lvl2 1');
    expect(await figure('2026-11-17', `sum(user_badges{user="${team.amel.id}"})`)).toBe('2');
  });
});

describe('the weekly goal', () => {
  it('is reached with all points of the week’s tasks, from that time to the end of the week', async () => {
    const template = aTemplate([[aTask({ points: 30 }), aTask({ points: 70 })]]);
    // One earns 30 of 100 points, the other all of them; both at noon of Wednesday.
    for (const worked of [1, 2]) {
      const { person, userProgramId } = await aParticipant(app, template, '2026-11-16');
      const tasks = await tasksOf(app, userProgramId);
      const earned = tasks.slice(0, worked).map(({ id, points }) => ({ user_task_id: id, user_id: person.id, points }));
      const earned_at = '2026-11-18T12:00:00Z';
      await app.db
        .insertInto('points_entries')
        .values(earned.map((entry) => ({ ...entry, earned_at })))
        .execute();
    }
    const share = (moment: string) => figure(moment, 'avg(average_goal_success)', team.superAdmin);
    expect(await share('2026-11-16T00:00:00Z')).toBe('–');
    expect(await share('2026-11-17')).toBe('0');
    expect(await share('2026-11-18')).toBe('0.5');
    expect(await share('2026-11-23T00:00:00Z')).toBe('0.5');
    expect(await share('2026-11-23T00:00:00.001Z')).toBe('–');
  });

  it('begins and ends on Monday at midnight, UTC, the same in the middle of a range and at its end', async () => {
    const { person, userProgramId } = await aParticipant(
      app,
      aTemplate([[aTask({ points: 30 }), aTask({ points: 70 })]]),
      '2026-11-30',
    );
    const tasks = await tasksOf(app, userProgramId);
    // Points available on Friday are part of the goal on Tuesday.
    const [early, late] = tasks;
    await app.db
      .updateTable('user_tasks')
      .set({ from_date: '2026-12-04T00:00:00Z' })
      .where('id', '=', late!.id)
      .execute();
    const earn = (task: typeof early, earned_at: string) =>
      app.db
        .insertInto('points_entries')
        .values({ user_task_id: task!.id, user_id: person.id, points: 50, earned_at })
        .execute();
    await earn(early, '2026-11-30T00:00:00Z');
    const goal = (moment: string) => figure(moment, 'sum(average_goal_success)', team.superAdmin);
    expect(await goal('2026-12-01T12:00:00Z')).toBe('0');

    await earn(late, '2026-12-01T00:00:00Z');
    expect([await goal('2026-11-30T00:00:00Z'), await goal('2026-11-30T00:00:00.001Z')]).toEqual(['–', '0']);
    expect([await goal('2026-12-01T12:00:00Z'), await goal('2026-12-07T00:00:00Z')]).toEqual(['1', '1']);
    const points = {
      query: 'count(average_goal_success)',
      start: '2026-11-30T12:00:00Z',
      end: '2026-12-02T12:00:00Z',
      step: '1d',
    };
    const { data } = await app
      .as(team.superAdmin)
      .get<Extract<MetricAnswer, { resultType: 'matrix' }>>(
        `/reporting/grafana/query_range?${new URLSearchParams(points).toString()}`,
      );
    expect(data.result.map(({ values }) => values.map(([, value]) => value))).toEqual([['1', '1', '1']]);
  });

  it('reached by points of the first instant of the week counts once', async () => {
    const { person, userProgramId } = await aParticipant(app, aTemplate([[aTask({ points: 30 })]]), '2026-12-14');
    const [task] = await tasksOf(app, userProgramId);
    await app.db
      .insertInto('points_entries')
      .values({ user_task_id: task!.id, user_id: person.id, points: 30, earned_at: '2026-12-14T00:00:00Z' })
      .execute();
    const count = (moment: string) => figure(moment, `sum(average_goal_success{user="${person.id}"})`, team.superAdmin);
    expect([await count('2026-12-14T00:00:00Z'), await count('2026-12-14T00:00:00.001Z')]).toEqual(['–', '1']);
    expect([await count('2026-12-21T00:00:00Z'), await count('2026-12-21T00:00:00.001Z')]).toEqual(['1', '–']);
  });
});
