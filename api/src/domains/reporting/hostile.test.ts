import type { MetricAnswer } from '@passerelle/shared/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { recordFact } from './stats/record-fact';
import { aGroup, aTeam, type Team } from '../users/testing/a-team';

let app: TestApp;
let team: Team;
const at = new Date('2026-11-10T09:00:00Z');
const time = '2026-11-11T00:00:00Z';
const NUL = String.fromCodePoint(0);

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  for (const { id } of [team.amel, team.emile, team.solene, team.stranger]) {
    await recordFact(app.db, { userId: id, kind: 'points', sourceId: crypto.randomUUID(), value: 10, at });
  }
});
afterAll(() => app.close());

const ask = async (who: { id: string }, query: string, more: Record<string, string> = { time }) => {
  const type = 'start' in more ? 'query_range' : 'query';
  const { status, text } = await app
    .as(who)
    .get(`/reporting/grafana/${type}?${new URLSearchParams({ query, ...more }).toString()}`);
  return { status, answer: JSON.parse(text) as { errorType?: string; error?: string; data?: MetricAnswer } };
};
const points = (matchers: string) => `sum by (user) (sum_over_time(task_points{${matchers}}[1w]))`;
const peopleOf = async (who: { id: string }, query: string) => {
  const { status, answer } = await ask(who, query);
  expect([query, status]).toEqual([query, 200]);
  return answer.data?.resultType === 'vector'
    ? answer.data.result.map(({ metric }) => metric['user'] ?? '').toSorted((one, other) => one.localeCompare(other))
    : [];
};

describe('a hostile expression', () => {
  const tooLong = 'longer than 2 KB';
  const tooDeep = 'nested too deeply';
  it.each<[name: string, query: string, says: string]>([
    ['20,000 brackets', '('.repeat(20_000), tooLong],
    ['20,000 brackets, closed again', `${'('.repeat(20_000)}1${')'.repeat(20_000)}`, tooLong],
    ['as many as fit', `${'('.repeat(1_000)}1${')'.repeat(1_000)}`, tooDeep],
    ['a sum of 6 KB', `1${'+1'.repeat(3_000)}`, tooLong],
    ['a sum of 2 KB', `1${'+1'.repeat(1_000)}`, tooDeep],
    ['functions in functions', `${'ceil('.repeat(300)}vector(1)${')'.repeat(300)}`, tooDeep],
    ['a pattern without an end', 'task_points{user=~"("}', 'error parsing regexp'],
    ['a pattern that looks back', String.raw`task_points{user=~"(a)\\1"}`, 'error parsing regexp'],
    [
      'a pattern that is repeated a thousand times over',
      'task_points{user=~"(a{1000}){1000}"}',
      'error parsing regexp',
    ],
    ['a pattern that is no text', 'task_points{user=~"[z-a]"}', 'error parsing regexp'],
    ['nothing but spaces', ' \t\n ', 'no expression found'],
    ['nothing but a remark', '# vector(1)', 'parse error'],
  ])('%s: a 400 with a message', async (_name, query, says) => {
    const { status, answer } = await ask(team.owner, query);
    expect([status, answer.errorType, answer.error]).toEqual([400, 'bad_data', expect.stringContaining(says)]);
  });

  it.each([
    '<NUL>',
    'task_points{user="<NUL>"}',
    'task_points{user=~"<NUL>|x"}',
    'task_points{group="<NUL>"}',
    'vector(1) # <NUL>',
  ])('with a NUL byte, as %s: an answer or a 400, never a failure', async (query) => {
    const { status } = await ask(team.owner, query.replace('<NUL>', NUL));
    expect([200, 400]).toContain(status);
  });

  it('is measured in bytes, up to 2 KB exactly', async () => {
    const wrapped = (inside: string) => `task_points{user="${inside}"}`;
    const room = 2_048 - wrapped('').length;
    for (const [sign, bytes] of [
      ['b', 1],
      ['é', 2],
      ['語', 3],
      ['🧭', 4],
    ] as const) {
      const most = sign.repeat(Math.floor(room / bytes)) + 'b'.repeat(room % bytes);
      expect([sign, (await ask(team.owner, wrapped(most))).status]).toEqual([sign, 200]);
      expect([sign, (await ask(team.owner, wrapped(`${most}b`))).answer.error]).toEqual([
        sign,
        expect.stringContaining(tooLong),
      ]);
    }
  });
});

describe('a hostile name', () => {
  it('of a user in another organisation reveals nothing', async () => {
    for (const matcher of [
      `user="${team.stranger.id}"`,
      `user=~"${team.stranger.id}"`,
      `user=~"${team.stranger.id}|x"`,
    ]) {
      expect(await peopleOf(team.owner, points(matcher))).toEqual([]);
    }
    const without = await peopleOf(team.owner, points(`user!="${team.stranger.id}"`));
    expect(without).toEqual(await peopleOf(team.owner, points('')));
    expect(without).not.toContain(team.stranger.id);
  });

  it('of a group is never part of the expression: groups are filtered by id', async () => {
    const names = ['x"} or vector(1) #', 'all', '.*', ''];
    for (const name of names)
      await aGroup(app, { organizationId: team.organization, name: name || ' ', members: [team.amel] });
    for (const name of names.slice(0, 3)) {
      expect(await peopleOf(team.owner, points(`group=${JSON.stringify(name)}`))).toEqual([]);
    }
    const { status, answer } = await ask(team.owner, `task_points{group="x"} or vector(1) #"}`);
    expect([status, answer.data]).toMatchObject([200, { result: [{ metric: {} }] }]);
  });
});

describe('hostile times', () => {
  const start = '1767225600';
  const range = (more: Record<string, string>) =>
    ask(team.owner, 'vector(1)', { start, end: start, step: '1', ...more });
  const pointsIn = async (end: number) => {
    const { status, answer } = await range({ end: String(Number(start) + end) });
    const [series] = answer.data?.resultType === 'matrix' ? answer.data.result : [];
    return [status, series?.values.length];
  };

  it('11,000 and 11,001 points are served, 11,002 are not', async () => {
    expect([await pointsIn(10_999), await pointsIn(11_000), await pointsIn(11_001)]).toEqual([
      [200, 11_000],
      [200, 11_001],
      [400, undefined],
    ]);
  });

  it.each<Record<string, string>>([
    { end: '1767225599' },
    { step: '0' },
    { step: '-1' },
    { step: '1e-9' },
    { step: 'NaN' },
    { step: 'Infinity' },
    { step: '' },
    { step: '0s' },
    { start: 'NaN' },
    { end: 'Infinity' },
    { end: '1e300' },
    { end: '2026-01-01' },
    { start: `${NUL}1` },
  ])('%j: a 400', async (more) => {
    const { status, answer } = await range(more);
    expect([status, answer.errorType]).toEqual([400, 'bad_data']);
  });

  it.each(['Infinity', '-Infinity', 'NaN', '1e300', 'now', '2026-11-31T00:00:00Z', NUL])(
    'time=%j: a 400',
    async (wrong) => {
      const { status, answer } = await ask(team.owner, 'task_points', { time: wrong });
      expect([status, answer.errorType]).toEqual([400, 'bad_data']);
    },
  );

  it('at the limits of time there is no data, and no failure', async () => {
    for (const far of ['-62135596800', '0', '253402300799', '8.64e12', '-8.64e12']) {
      const { status } = await ask(team.owner, 'sum(sum_over_time(task_points[1w]))', { time: far });
      expect([far, [200, 400].includes(status)]).toEqual([far, true]);
    }
  });

  it('more points than the memory limit are a 422, before they are computed', async () => {
    const step = { start, end: String(Number(start) + 11_000 * 60), step: '60' };
    const each = 'count_over_time(task_points[1y])';
    await sql`WITH many AS (
        INSERT INTO users (organization_id, role, email, first_name, last_name, sort_name, sort_first_name, search, created_at,
          updated_at)
        SELECT ${team.organization}, 'user', 'p' || n || '@many.example', 'Camille', 'Durand', '', '', '', now(), now()
        FROM generate_series(1, 190) AS n RETURNING id
      ) INSERT INTO metric_facts (organization_id, user_id, kind, source_id, at, value)
      SELECT ${team.organization}, id, 'points', gen_random_uuid(), '2025-12-31', 1 FROM many`.execute(app.db);
    for (const query of [`sum by (user) (${each})`, `count(${each})`, `max(max_over_time(task_points[1y]))`]) {
      const { status, answer } = await ask(team.owner, query, step);
      expect([query, status, answer.errorType]).toEqual([query, 422, 'execution']);
    }
    expect((await ask(team.owner, `sum(${each})`, step)).status).toBe(200);
  });
});
