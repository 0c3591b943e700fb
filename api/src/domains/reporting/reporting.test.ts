import type { MetricAnswer } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { recordConnections } from '../stats/record-fact';
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

const ask = (who: { id: string }, type: string, parameters: Record<string, string>) =>
  app.as(who).get<MetricAnswer>(`/reporting/grafana/${type}?${new URLSearchParams(parameters).toString()}`);
/** Each day up to its end, from the 16th to the 19th. */
const week = { start: '2026-11-17T00:00:00Z', end: '2026-11-20T00:00:00Z', step: '86400' };
const daily = async (who: { id: string }, query: string) => {
  const { data } = await ask(who, 'query_range', { query, ...week });
  return data.result.map(({ values = [] }) => values.map(([, value]) => value));
};
const now = async (who: { id: string }, query: string, time = '2026-11-24T00:00:00Z') => {
  const { data } = await ask(who, 'query', { query, time });
  return data.result;
};

const people = async (who: { id: string }, query: string) =>
  new Set((await now(who, query, '2026-11-20T00:00:00Z')).map(({ metric }) => metric.user));

describe('a metric over a range', () => {
  it('is in the form of Prometheus, with a point for each step', async () => {
    const answer = await ask(team.amel, 'query_range', { query: 'sum(increase(session_count[1d]))', ...week });

    expect(JSON.parse(answer.text)).toEqual({
      status: 'success',
      data: {
        resultType: 'matrix',
        result: [
          {
            metric: {},
            // The connection of the 18th at midnight closes the 17th: a window takes its end and leaves its beginning.
            values: [
              [Date.UTC(2026, 10, 17) / 1_000, '1'],
              [Date.UTC(2026, 10, 18) / 1_000, '1'],
              [Date.UTC(2026, 10, 19) / 1_000, '1'],
              [Date.UTC(2026, 10, 20) / 1_000, '0'],
            ],
          },
        ],
      },
    });
  });

  it('adds up points, seconds and people by hand’s reckoning', async () => {
    expect(await daily(team.amel, 'increase(task_points[1d])')).toEqual([['0', '35', '0', '0']]);
    expect(await daily(team.amel, 'sum(increase(total_session_duration[2d]))')).toEqual([
      ['600', '600', '1200', '1200'],
    ]);
    expect(await daily(team.amel, 'session_count')).toEqual([['1', '2', '3', '3']]);
    expect(await daily(team.owner, 'sum(increase(session_count[1d]))')).toEqual([['1', '2', '2', '0']]);
    expect(await daily(team.owner, 'sum by (gender) (increase(session_count[1d]))')).toEqual([
      ['0', '0', '1', '0'],
      ['1', '2', '1', '0'],
    ]);
    expect(await daily(team.owner, 'count(increase(session_count[1d]))')).toEqual([['1', '2', '2', '0']]);
  });

  it('is empty where nothing happened', async () => {
    const before = { start: '2025-01-01T00:00:00Z', end: '2025-01-08T00:00:00Z', step: '1d' };
    const answer = await ask(team.amel, 'query_range', { query: 'increase(session_count[1d])', ...before });

    expect(answer.data).toEqual({ resultType: 'matrix', result: [] });
    expect(await daily(team.diego, 'session_count')).toEqual([]);
  });
});

describe('a metric at one moment', () => {
  it('counts badges by family and level', async () => {
    expect(await now(team.amel, 'sum by (badge, level) (user_badges)')).toEqual([
      { metric: { badge: 'cv', level: 'lvl1' }, value: [Date.UTC(2026, 10, 24) / 1_000, '1'] },
      { metric: { badge: 'cv', level: 'lvl2' }, value: [Date.UTC(2026, 10, 24) / 1_000, '1'] },
      { metric: { badge: 'linkedin', level: 'lvl1' }, value: [Date.UTC(2026, 10, 24) / 1_000, '1'] },
    ]);
  });

  it('carries its name and who it is about when it stands alone, and is of now without a time', async () => {
    const { data } = await ask(team.amel, 'query', { query: 'task_points' });

    expect(data).toEqual({
      resultType: 'vector',
      result: [{ metric: { __name__: 'task_points', user: team.amel.id }, value: [app.clock.now().toSeconds(), '35'] }],
    });
  });
});

describe('whose figures someone gets', () => {
  it('a participant: their own, whatever is asked', async () => {
    expect(await people(team.amel, 'session_count')).toEqual(new Set([team.amel.id]));
    expect(await people(team.amel, `session_count{user="${team.emile.id}"}`)).toEqual(new Set());
    expect(await people(team.amel, `session_count{user!="${team.amel.id}"}`)).toEqual(new Set());
    expect(await daily(team.amel, 'sum(increase(task_points[7d]))')).toEqual([['0', '35', '35', '35']]);
  });

  it('staff: those of the people they may see', async () => {
    const { amel, emile, solene, stranger } = team;
    const lyon = new Set([amel.id, emile.id]);
    expect(await people(team.manager, 'session_count')).toEqual(lyon);
    expect(await people(team.headHR, 'session_count')).toEqual(lyon);
    expect(await people(team.headHR, `session_count{user="${solene.id}"}`)).toEqual(new Set());
    expect(await people(team.owner, 'session_count')).toEqual(new Set([...lyon, solene.id]));
    expect(await people(team.owner, `session_count{group="${team.elsewhere}"}`)).toEqual(new Set());
    expect(await people(team.owner, `session_count{group="${team.rennes}"}`)).toEqual(new Set([solene.id]));
    expect(await people(team.superAdmin, `session_count{group="${team.elsewhere}"}`)).toEqual(new Set([stranger.id]));
  });

  it('staff who name themselves: their own, which no team’s figures hold', async () => {
    const { headHR } = team;
    await connect(headHR, '2026-11-19T10:00:00Z');

    expect(await people(headHR, `session_count{user="${headHR.id}"}`)).toEqual(new Set([headHR.id]));
    expect(await people(headHR, 'session_count')).not.toContain(headHR.id);
  });

  it('nobody: those who are not signed in', async () => {
    expect((await app.anyone.get('/reporting/grafana/query?query=session_count')).status).toBe(401);
  });
});

describe('a connection', () => {
  it('counts from the first call on, and goes on counting seconds', async () => {
    const diego = app.as(team.diego);
    await diego.get('/me');
    app.clock.advance({ minutes: 5 });
    await diego.get('/me');

    const at = app.clock.now().toISO();
    expect((await now(team.diego, 'session_count', at))[0]?.value?.[1]).toBe('1');
    expect((await now(team.diego, 'total_session_duration', at))[0]?.value?.[1]).toBe('300');
  });
});

describe('what is asked wrongly', () => {
  const query = 'session_count';

  it.each([
    ['query', { query: 'rate(session_count[1d])' }, { query: 'notAllowed' }],
    ['query', { query, time: 'noon' }, { time: 'format' }],
    ['query', { query, time: '-5' }, { time: 'format' }],
    ['query', { query, time: '99999999999999' }, { time: 'tooLarge' }],
    ['query', {}, { query: 'required' }],
    ['query_range', { query }, { start: 'required' }],
    ['query_range', { query, ...week, step: '14' }, { step: 'tooSmall' }],
    ['query_range', { query, ...week, step: '0' }, { step: 'tooSmall' }],
    ['query_range', { query, ...week, step: 'often' }, { step: 'format' }],
    ['query_range', { query, ...week, end: '2026-11-01' }, { end: 'tooSmall' }],
    ['query_range', { query, ...week, start: '2010-01-01' }, { end: 'tooLarge' }],
    ['query_range', { query, ...week, start: '2026-01-01', step: '15' }, { step: 'tooSmall' }],
  ])('%s with %j is a 400 that says what', async (type, parameters: Record<string, string>, fields) => {
    const answer = await ask(team.owner, type, parameters);

    expect(answer.status).toBe(400);
    expect(answer.error.fields).toEqual(fields);
  });

  it('another kind of query is not there', async () => {
    expect((await ask(team.owner, 'labels', { query })).status).toBe(404);
  });
});
