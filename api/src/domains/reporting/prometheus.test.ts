import { startTestApp, type TestApp } from '../../testing/test-app';
import { aTeam, type Team } from '../users/testing/a-team';
import { anExpression, numbersFrom } from './testing/expressions';
import { type Prometheus, startPrometheus } from './testing/prometheus';
import { eventMetrics, fillFacts, SEED, START, TRIES } from './testing/random-facts';
import { type Answer, range, readable } from './testing/readable-answer';
import { extremeNumbers, malformedNumbers, refusedShapes, servedShapes, unterminatedTexts } from './testing/shapes';

// Hundreds of queries to two servers: a loaded machine is slow, not wrong.
jest.setTimeout(300_000);

/** Number of shapes per test. */
const PART = 50;
const parts = Array.from({ length: Math.ceil(servedShapes.length / PART) }, (_, part) => part * PART);

let app: TestApp;
let team: Team;
let prometheus: Prometheus;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  const text = await fillFacts(app, team);
  // It has the labels of the figures.
  prometheus = await startPrometheus(text.replaceAll(/organization="[^"]*",?/g, ''));
});
afterAll(async () => {
  await prometheus.close();
  await app.close();
});

const moment = { time: String(START / 1_000 + 9 * 86_400) };

/** The two answers to one query, where they differ. */
async function compared(query: string, type: 'query' | 'query_range') {
  const parameters = new URLSearchParams({ query, ...(type === 'query' ? moment : range) }).toString();
  const [ours, theirs] = await Promise.all([
    app.as(team.superAdmin).get(`/reporting/grafana/${type}?${parameters}`),
    fetch(`${prometheus.url}/api/v1/${type}?${parameters}`),
  ]);
  const [one, other] = [JSON.parse(ours.text) as Answer & { error?: string }, (await theirs.json()) as Answer];
  const hasFigures = Array.isArray(other.data?.result) && other.data.result.length > 0;
  // The choice of topk among equal values is undefined.
  const isTie = /topk|bottomk/.test(query) && one.data?.resultType === other.data?.resultType;
  const same = ours.status === theirs.status && JSON.stringify(readable(one)) === JSON.stringify(readable(other));
  const difference = { query, type, ours: readable(one), theirs: readable(other), error: one.error };
  return { status: ours.status, error: one.error, hasFigures, differences: same || isTie ? [] : [difference] };
}

describe('the same query to a real Prometheus', () => {
  it('gets the same answer', async () => {
    const pick = numbersFrom(SEED + 1);
    const people = [team.amel, team.emile, team.solene].map(({ id }) => id);
    const different: unknown[] = [];
    let withFigures = 0;
    for (let n = 0; n < TRIES; n += 1) {
      const found = await compared(anExpression(pick, eventMetrics, people), n % 3 === 0 ? 'query' : 'query_range');
      if (found.hasFigures) withFigures += 1;
      different.push(...found.differences);
    }

    expect(withFigures).toBeGreaterThan(TRIES / 3);
    expect(different).toEqual([]);
  });

  it('supports every shape of the language', () => {
    expect(servedShapes.length).toBeGreaterThan(300);
  });

  it.each(parts)('gets the same answer in shapes %i and on', async (first) => {
    const types = ['query_range', 'query'] as const;
    const shapes = servedShapes.slice(first, first + PART);
    const found = [];
    for (const [n, query] of shapes.entries()) found.push(await compared(query, types[n % 2] ?? 'query'));

    expect(found.filter(({ hasFigures }) => hasFigures).length).toBeGreaterThan(shapes.length / 3);
    expect(found.flatMap(({ differences }) => differences)).toEqual([]);
  });

  it.each(extremeNumbers)('%s is formatted alike', async (number) => {
    const textsOf = async (query: string): Promise<string[]> => {
      const parameters = new URLSearchParams({ query, ...moment }).toString();
      const ours = (await app.as(team.superAdmin).get(`/reporting/grafana/query?${parameters}`)).text;
      const theirs = await (await fetch(`${prometheus.url}/api/v1/query?${parameters}`)).text();
      return [ours, theirs].map((text) => /"[^"]*"\]/.exec(text)?.[0] ?? text);
    };
    for (const query of [number, `vector(${number})`]) {
      const [ours, theirs] = await textsOf(query);
      expect([query, ours]).toEqual([query, theirs]);
    }
  });

  it.each(unterminatedTexts)('%s is invalid in both', async (query) => {
    const { status, differences } = await compared(query, 'query');
    expect([status, differences]).toEqual([400, []]);
  });

  it.each(malformedNumbers)('%s is no number in both', async (query) => {
    const { status, differences } = await compared(query, 'query');
    expect([status, differences]).toEqual([400, []]);
  });

  it.each(refusedShapes)('%s is refused by name', async (query, name) => {
    const { status, error } = await compared(query, 'query');
    expect([status, error]).toEqual([422, `"${name}" is not served`]);
  });
});
