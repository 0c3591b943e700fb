import { startTestApp, type TestApp } from '../../testing/test-app';
import { aTeam, type Team } from '../users/testing/a-team';
import { anExpression, numbersFrom } from './testing/expressions';
import { type Prometheus, startPrometheus } from './testing/prometheus';
import { eventMetrics, fillFacts, SEED, TRIES } from './testing/random-facts';
import { type Answer, range, readable } from './testing/readable-answer';

// Queries to two servers: a loaded machine is slow, not wrong.
jest.setTimeout(300_000);

let app: TestApp;
let team: Team;
/** With everything exported. */
let upstream: Prometheus;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  upstream = await startPrometheus(await fillFacts(app, team));
});
afterAll(async () => {
  await upstream.close();
  await app.close();
});

describe('events with samples on another server', () => {
  const answerOf = async (who: { id: string }, query: string, url: string | undefined): Promise<string> => {
    app.services.config.reportingUpstream = url;
    const parameters = new URLSearchParams({ query, ...range }).toString();
    const { status, text } = await app.as(who).get(`/reporting/grafana/query_range?${parameters}`);
    app.services.config.reportingUpstream = undefined;
    return JSON.stringify([status, readable(JSON.parse(text) as Answer)]);
  };

  it('give the same figures, in the scope of each viewer', async () => {
    const pick = numbersFrom(SEED + 2);
    const people = [team.amel, team.emile, team.solene].map(({ id }) => id);
    const different: unknown[] = [];
    for (let n = 0; n < TRIES / 3; n += 1) {
      const query = anExpression(pick, eventMetrics, people);
      for (const who of [team.superAdmin, team.owner, team.manager, team.amel]) {
        const [here, there] = [await answerOf(who, query, undefined), await answerOf(who, query, upstream.url)];
        if (here !== there && !/topk|bottomk/.test(query)) different.push({ query, here, there });
      }
    }
    expect(different).toEqual([]);
  });

  it('keep erased people in the totals, and nowhere else', async () => {
    const points = 'sum_over_time(task_points[1w])';
    const before = await answerOf(team.owner, `sum(${points})`, upstream.url);
    await app.db
      .updateTable('users')
      .set({ deleted_at: app.clock.now().toJSDate() })
      .where('id', '=', team.diego.id)
      .execute();

    expect(await answerOf(team.owner, `sum(${points})`, upstream.url)).toBe(before);
    for (const query of [
      `sum by (gender) (${points})`,
      `sum by (user) (count_over_time(session_count[1w]))`,
      `max by (jobLevel) (max_over_time(task_points[1w]))`,
      `sum(sum_over_time(task_points{gender=""}[1w]))`,
    ]) {
      for (const who of [team.superAdmin, team.owner, team.manager]) {
        const there = await answerOf(who, query, upstream.url);
        expect(there).toBe(await answerOf(who, query, undefined));
        expect(there).not.toContain(team.diego.id);
      }
    }
  });

  it('are unavailable, without details, where it does not answer or refuses', async () => {
    const nowhere = 'http://127.0.0.1:9';
    const [gone, refused] = [
      await answerOf(team.owner, 'sum_over_time(task_points[1w])', nowhere),
      await answerOf(team.owner, 'sum_over_time(task_points[1w])', `${upstream.url}/nothing`),
    ];
    expect([gone, refused]).toEqual(
      Array(2).fill(JSON.stringify([503, { status: 'error', errorType: 'unavailable' }])),
    );
    expect(await answerOf(team.owner, 'sum(user_licenses_count_last)', nowhere)).toContain('200');
  });
});
