import type { MetricAnswer } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { recordConnections } from './stats/record-fact';
import { aTeam, type Team } from '../users/testing/a-team';

let app: TestApp;
let team: Team;

const fact = async (user: { id: string; organizationId: string }, kind: 'points' | 'badge', values: object) => {
  const source_id = crypto.randomUUID();
  const whose = { organization_id: user.organizationId, user_id: user.id, kind, source_id };
  await app.db
    .insertInto('metric_facts')
    .values({ ...whose, at: '2026-11-23T09:00:00Z', value: 1, ...values })
    .execute();
};
const connect = async (user: { id: string }, started_at: string, last_seen_at = started_at) => {
  const row = await app.db
    .insertInto('connections')
    .values({ user_id: user.id, started_at, last_seen_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordConnections(app.db, [row.id]);
};

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  await connect(team.amel, '2026-11-16T08:00:00Z', '2026-11-16T08:10:00Z');
  await connect(team.amel, '2026-11-18T00:00:00Z');
  await connect(team.amel, '2026-11-18T09:00:00Z', '2026-11-18T09:20:00Z');
  await connect(team.emile, '2026-11-18T12:00:00Z', '2026-11-18T12:01:00Z');
  await connect(team.solene, '2026-11-17T12:00:00Z');
  await connect(team.stranger, '2026-11-18T12:00:00Z');
  await fact(team.amel, 'points', { value: 20, at: '2026-11-17T10:00:00Z' });
  await fact(team.amel, 'points', { value: 15, at: '2026-11-17T18:00:00Z' });
  await fact(team.stranger, 'points', { value: 500, at: '2026-11-17T18:00:00Z' });
  await fact(team.amel, 'badge', { labels: { badge: 'cv', level: 'lvl1' } });
  await fact(team.amel, 'badge', { labels: { badge: 'cv', level: 'lvl2' } });
  await fact(team.amel, 'badge', { labels: { badge: 'linkedin', level: 'lvl1' } });
});
afterAll(() => app.close());

type Matrix = Extract<MetricAnswer, { resultType: 'matrix' }>;
type Vector = Extract<MetricAnswer, { resultType: 'vector' }>;

const ask = <A extends MetricAnswer>(who: { id: string }, type: string, parameters: Record<string, string>) =>
  app.as(who).get<A>(`/reporting/grafana/${type}?${new URLSearchParams(parameters).toString()}`);
/** Each day up to its end, from the 16th to the 19th. */
const week = { start: '2026-11-17T00:00:00Z', end: '2026-11-20T00:00:00Z', step: '86400' };
const days = [17, 18, 19, 20].map((day) => Date.UTC(2026, 10, day) / 1_000);
/** The values of each day, – without one. */
const daily = async (who: { id: string }, query: string) => {
  const { data } = await ask<Matrix>(who, 'query_range', { query, ...week });
  return data.result.map(({ values }) => days.map((day) => values.find(([at]) => at === day)?.[1] ?? '–').join(' '));
};
const now = async (who: { id: string }, query: string, time = '2026-11-24T00:00:00Z') => {
  const { data } = await ask<Vector>(who, 'query', { query, time });
  return data.result;
};

const recent = 'count_over_time(session_count[10d])';
const people = async (who: { id: string }, query: string) =>
  new Set((await now(who, query, '2026-11-20T00:00:00Z')).map(({ metric }) => metric['user']));

describe('a metric over a range', () => {
  it('has the form of Prometheus, with a point for each step with data', async () => {
    const answer = await ask(team.amel, 'query_range', { query: 'sum(count_over_time(session_count[1d]))', ...week });

    expect(JSON.parse(answer.text)).toEqual({
      status: 'success',
      data: {
        resultType: 'matrix',
        // The connection of the 18th at midnight closes the 17th: a window includes its end and excludes its start.
        result: [{ metric: {}, values: days.slice(0, 3).map((day) => [day, '1']) }],
      },
    });
  });

  it('sums points, seconds and people as computed by hand', async () => {
    expect(await daily(team.amel, 'sum_over_time(task_points[1d])')).toEqual(['– 35 – –']);
    expect(await daily(team.amel, 'sum(sum_over_time(total_session_duration[2d]))')).toEqual(['600 600 1200 1200']);
    expect(await daily(team.owner, 'sum(count_over_time(session_count[1d]))')).toEqual(['1 2 2 –']);
    expect(await daily(team.owner, 'sum by (gender) (count_over_time(session_count[1d]))')).toEqual([
      '– – 1 –',
      '1 2 1 –',
    ]);
    expect(await daily(team.owner, 'count(count_over_time(session_count[1d]))')).toEqual(['1 2 2 –']);
    expect(await daily(team.owner, 'sum(count_over_time(session_count[1d])) or vector(0)')).toEqual(['1 2 2 0']);
    expect(await daily(team.amel, 'max_over_time(task_points[3d])')).toEqual(['– 20 20 20']);
    expect(await daily(team.amel, 'last_over_time(task_points[3d])')).toEqual(['– 15 15 15']);
  });

  it('is empty without data', async () => {
    const before = { start: '2025-01-01T00:00:00Z', end: '2025-01-08T00:00:00Z', step: '1d' };
    const answer = await ask(team.amel, 'query_range', { query: recent, ...before });

    expect(answer.data).toEqual({ resultType: 'matrix', result: [] });
    expect(await daily(team.diego, recent)).toEqual([]);
    expect(await daily(team.diego, 'no_such_metric')).toEqual([]);
  });

  it('of a scalar is one series', async () => {
    expect(await daily(team.amel, '1 + 1')).toEqual(['2 2 2 2']);
  });
});

describe('a metric at one moment', () => {
  const at = Date.UTC(2026, 10, 24) / 1_000;

  it('has the level of each badge at that time', async () => {
    expect(await now(team.amel, 'sum by (badge) (user_badges)')).toEqual([
      { metric: { badge: 'cv' }, value: [at, '2'] },
      { metric: { badge: 'linkedin' }, value: [at, '1'] },
    ]);
    expect(await now(team.owner, 'sum by (badge, level) (client_badges)')).toEqual([
      { metric: { badge: 'cv', level: 'lvl2' }, value: [at, '1'] },
      { metric: { badge: 'linkedin', level: 'lvl1' }, value: [at, '1'] },
    ]);
    expect(await now(team.amel, 'user_badges', '2026-11-23T08:59:59Z')).toEqual([]);
  });

  it('has the raw samples, with name and person, for a range selector alone', async () => {
    const answer = await ask(team.amel, 'query', { query: 'task_points[2d]', time: '2026-11-18T00:00:00Z' });

    expect(answer.data).toEqual({
      resultType: 'matrix',
      result: [
        {
          metric: { __name__: 'task_points', user: team.amel.id },
          values: [
            [Date.UTC(2026, 10, 17, 10) / 1_000, '20'],
            [Date.UTC(2026, 10, 17, 18) / 1_000, '15'],
          ],
        },
      ],
    });
  });

  it('is of now without a time, and a scalar stays one', async () => {
    const { data } = await ask(team.amel, 'query', { query: 'time()' });

    expect(data).toEqual({
      resultType: 'scalar',
      result: [app.clock.now().toSeconds(), String(app.clock.now().toSeconds())],
    });
  });

  it('accepts POST as well, as a form', async () => {
    const query = 'sum(sum_over_time(task_points[30d]))';
    const form = new URLSearchParams({ query, time: String(at) }).toString();
    const { data } = await app
      .as(team.amel)
      .post<Vector>('/reporting/grafana/query', form, { 'content-type': 'application/x-www-form-urlencoded' });

    expect(data.result).toEqual([{ metric: {}, value: [at, '35'] }]);
  });
});

describe('the scope of figures', () => {
  it('a participant: their own, whatever the query', async () => {
    const { amel, emile } = team;
    expect(await people(amel, recent)).toEqual(new Set([amel.id]));
    for (const matcher of [`user="${emile.id}"`, `user!="${amel.id}"`, `user!~"${amel.id}"`, `user=~"${emile.id}|x"`]) {
      expect(await people(amel, `count_over_time(session_count{${matcher}}[10d])`)).toEqual(new Set());
    }
    expect(await daily(amel, 'sum(sum_over_time(task_points[7d]))')).toEqual(['– 35 35 35']);
  });

  it('staff: those of the people in scope', async () => {
    const { amel, emile, solene, stranger } = team;
    const of = (matcher: string) => `count_over_time(session_count{${matcher}}[10d])`;
    const lyon = new Set([amel.id, emile.id]);
    expect(await people(team.manager, recent)).toEqual(lyon);
    expect(await people(team.headHR, recent)).toEqual(lyon);
    expect(await people(team.headHR, of(`user="${solene.id}"`))).toEqual(new Set());
    expect(await people(team.headHR, of('user=~".*"'))).toEqual(lyon);
    expect(await people(team.owner, recent)).toEqual(new Set([...lyon, solene.id]));
    expect(await people(team.owner, of(`group="${team.elsewhere}"`))).toEqual(new Set());
    expect(await people(team.owner, of(`group="${team.rennes}"`))).toEqual(new Set([solene.id]));
    expect(await people(team.owner, of(`group!="${team.rennes}"`))).toEqual(lyon);
    expect(await people(team.superAdmin, of(`group="${team.elsewhere}"`))).toEqual(new Set([stranger.id]));
  });

  it('staff who filter by themselves: their own, which no team’s figures include', async () => {
    const { headHR } = team;
    await connect(headHR, '2026-11-19T10:00:00Z');

    expect(await people(headHR, `count_over_time(session_count{user="${headHR.id}"}[10d])`)).toEqual(
      new Set([headHR.id]),
    );
    expect(await people(headHR, recent)).not.toContain(headHR.id);
  });

  it('without a session: none', async () => {
    const answer = await app.anyone.get('/reporting/grafana/query?query=session_count');
    expect(answer.status).toBe(401);
    expect(answer.error.code).toBe('unauthenticated');
  });
});

describe('a connection', () => {
  it('counts from the first call on, and keeps adding seconds', async () => {
    const diego = app.as(team.diego);
    await diego.get('/me');
    app.clock.advance({ minutes: 5 });
    await diego.get('/me');

    const at = app.clock.now().toISO();
    expect((await now(team.diego, 'count_over_time(session_count[1h])', at))[0]?.value[1]).toBe('1');
    expect((await now(team.diego, 'sum_over_time(total_session_duration[1h])', at))[0]?.value[1]).toBe('300');
  });
});

describe('invalid queries', () => {
  const query = 'session_count';
  const long = { query, start: '2026-01-01T00:00:00Z', end: '2026-01-01T01:00:00Z' };

  it.each([
    [422, 'query', { query: 'rate(session_count[1d])' }, '"rate" is not served'],
    [422, 'query', { query: 'sum_over_time(user_badges[1d])' }, '"sum_over_time of a state" is not served'],
    [400, 'query', { query, time: 'noon' }, 'cannot parse "noon" to a valid timestamp'],
    [400, 'query', { query, time: '2026-02-31T00:00:00Z' }, 'timestamp'],
    [400, 'query', {}, 'no expression found in input'],
    [400, 'query', { query: 'session_count{user="$user"}' }, 'the variable "$user" has no value'],
    [400, 'query', { query: 'session_count{' }, 'parse error'],
    [400, 'query', { query: `session_count{user=~"("}` }, 'error parsing regexp'],
    [400, 'query', { query: '('.repeat(20_000) }, 'longer than 2 KB'],
    [400, 'query', { query: `1${'+1'.repeat(1_000)}` }, 'nested too deeply'],
    [400, 'query_range', { query }, 'invalid parameter "start"'],
    [400, 'query_range', { ...long, step: '0' }, 'zero or negative query resolution step widths'],
    [400, 'query_range', { ...long, step: 'often' }, 'cannot parse "often" to a valid duration'],
    [
      400,
      'query_range',
      { ...long, step: '60', end: '2025-11-01T00:00:00Z' },
      'end timestamp must not be before start time',
    ],
    [
      400,
      'query_range',
      { ...long, end: '2026-01-08T15:20:01Z', step: '60' },
      'exceeded maximum resolution of 11,000 points',
    ],
    [400, 'query_range', { ...long, step: '60', query: 'session_count[1d]' }, 'range vector'],
  ])(
    '%i, %s, case %#: has a message in the form of Prometheus',
    async (status, type, parameters: Record<string, string>, why) => {
      const answer = await ask(team.owner, type, parameters);

      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.text)).toEqual({
        status: 'error',
        errorType: status === 422 ? 'execution' : 'bad_data',
        error: expect.stringContaining(why),
      });
    },
  );

  it('11,001 points are served', async () => {
    const answer = await ask<Matrix>(team.owner, 'query_range', {
      ...long,
      query: '1',
      end: String(Date.UTC(2026, 0, 1) / 1_000 + 11_000),
      step: '1',
    });

    expect(answer.data.result[0]?.values).toHaveLength(11_001);
  });

  it('another kind of query is a 404', async () => {
    expect((await ask(team.owner, 'labels', { query })).status).toBe(404);
  });
});
