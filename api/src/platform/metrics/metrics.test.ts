import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';
import { createMetrics, type Metrics } from './metrics';
import { type MetricsServer, openMetrics } from './serve-metrics';

const monitoring = join(import.meta.dirname, '../../../../.docker/metrics');

/** The installed promtool, for metrics or rules. */
async function promtool(args: string[], input = ''): Promise<{ code: number; output: string }> {
  const child = spawn('promtool', args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const valueOf = (text: string, line: string): number => {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  if (found === undefined) throw new Error(`No line begins with ${line} in:\n${text}`);
  return Number(found.slice(line.length));
};

let app: TestApp;
let metrics: Metrics;
const connections = () => ({ open: 3, idle: 1, waiting: 2 });

beforeAll(async () => {
  app = await startTestApp({
    metricsOf: ({ db, clock }) =>
      (metrics = createMetrics({ db, connections, reads: () => ({ copy: 7, primary: 1 }), clock, version: '9.9.9' })),
  });
});
afterAll(async () => {
  metrics.stop();
  await app.close();
});

test('calls are counted by route and status, without the address', async () => {
  const person = await app.aPerson();
  const contact = '0a0a0a0a-0000-4000-8000-000000000000';

  await app.as(person).get(`/me/contacts/${contact}`);
  await app.as(person).get(`/me/contacts/${contact}?search=Dupont`);
  await app.anyone.get('/me/contacts');
  const text = await metrics.read();

  const call = 'passerelle_http_requests_total{method="GET",route="/api/me/contacts';
  expect(valueOf(text, `${call}/:contactId",status="404"}`)).toBe(2);
  expect(valueOf(text, `${call}",status="401"}`)).toBe(1);
  expect(
    valueOf(text, 'passerelle_http_request_duration_seconds_count{method="GET",route="/api/me/contacts/:contactId"}'),
  ).toBe(2);
  const bucket = (end: string) =>
    `passerelle_http_request_duration_seconds_bucket{le="${end}",method="GET",route="/api/me/contacts/:contactId"}`;
  for (const end of [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10])
    expect(valueOf(text, bucket(String(end)))).toBeLessThanOrEqual(2);
  expect(valueOf(text, bucket('+Inf'))).toBe(2);
  expect(valueOf(text, 'passerelle_http_requests_under_way')).toBe(0);
  expect(text).not.toContain(contact);
  expect(text).not.toContain('Dupont');
});

test('connections, their queue and the version are exposed', async () => {
  const text = await metrics.read();

  expect(valueOf(text, 'passerelle_database_connections{state="used"}')).toBe(2);
  expect(valueOf(text, 'passerelle_database_connections{state="idle"}')).toBe(1);
  expect(valueOf(text, 'passerelle_database_connection_queue')).toBe(2);
  expect(valueOf(text, 'passerelle_database_reads_total{from="copy"}')).toBe(7);
  expect(text).toContain('passerelle_build_info{version="9.9.9"');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

test('the backlog is exposed with its age: due jobs, failed jobs, mails', async () => {
  const now = app.clock.now();
  const job = { payload: {}, created_at: now.toJSDate() };
  await app.db.deleteFrom('jobs').execute();
  await app.db
    .insertInto('jobs')
    .values([
      { ...job, kind: 'late', run_at: now.minus({ minutes: 5 }).toJSDate() },
      { ...job, kind: 'late', run_at: now.minus({ minutes: 1 }).toJSDate() },
      { ...job, kind: 'later', run_at: now.plus({ minutes: 1 }).toJSDate() },
      { ...job, kind: 'running', run_at: now.toJSDate(), locked_until: now.plus({ minutes: 5 }).toJSDate() },
      { ...job, kind: 'broken', run_at: now.toJSDate(), failed_at: now.toJSDate() },
    ])
    .execute();
  await app.anyone.post('/auth/reset', { username: (await app.aPerson()).email });
  app.clock.advance({ minutes: 2 });

  const text = await metrics.read();

  expect(text.match(/passerelle_jobs_due\{.*/g)).toEqual([
    'passerelle_jobs_due{kind="late"} 2',
    'passerelle_jobs_due{kind="later"} 1',
  ]);
  expect(valueOf(text, 'passerelle_jobs_oldest_due_seconds')).toBe(7 * 60);
  expect(text.match(/passerelle_jobs_given_up\{.*/g)).toEqual(['passerelle_jobs_given_up{kind="broken"} 1']);
  expect(valueOf(text, 'passerelle_mails_waiting')).toBe(1);
  expect(valueOf(text, 'passerelle_mails_oldest_waiting_seconds')).toBe(120);
});

test('promtool finds no error', async () => {
  await app.anyone.get('/health');

  expect(await promtool(['check', 'metrics'], await metrics.read())).toEqual({ code: 0, output: '' });
});

describe('the metrics port', () => {
  let server: MetricsServer;
  const config = { host: '127.0.0.1', metricsPort: 0, version: '9.9.9' };
  const address = (path: string) => `http://127.0.0.1:${server.port()}${path}`;

  beforeAll(async () => {
    server = openMetrics(config, { db: app.db, connections, clock: app.clock })!;
    await server.listen();
  });
  afterAll(() => server.close());

  test('answers one address, which the API’s own port does not', async () => {
    const answer = await fetch(address('/metrics'));

    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toContain('passerelle_database_up 1');
    expect((await fetch(address('/'))).status).toBe(404);
    expect((await fetch(address('/metrics'), { method: 'POST' })).status).toBe(404);
    expect((await app.server.inject('/metrics')).statusCode).toBe(404);
  });

  test('is refused with a message if it is in use, and not opened if it is not set', async () => {
    const taken = openMetrics(
      { ...config, metricsPort: server.port() },
      { db: app.db, connections, clock: app.clock },
    )!;

    await expect(taken.listen()).rejects.toThrow(/is already used: .*set METRICS_PORT to another one/);
    await taken.close();
    expect(
      openMetrics({ ...config, metricsPort: undefined }, { db: app.db, connections, clock: app.clock }),
    ).toBeUndefined();
  });

  test('reports an unavailable database, and keeps working', async () => {
    const { db: away, close } = await openTestDatabase();
    await close();
    const gone = openMetrics(config, {
      db: away,
      connections,
      clock: app.clock,
    })!;
    await gone.listen();
    const text = await (await fetch(`http://127.0.0.1:${gone.port()}/metrics`)).text();
    await gone.close();

    expect(text).toContain('passerelle_database_up 0');
    expect(text).not.toContain('passerelle_jobs_due');
    expect(text).toContain('process_resident_memory_bytes');
  });
});

describe('alerts and dashboard', () => {
  test('are valid Prometheus rules', async () => {
    const { code, output } = await promtool(['check', 'rules', join(monitoring, 'alerts.yml')]);

    expect(output).toContain('SUCCESS: 5 rules found');
    expect(code).toBe(0);
  });

  test('query only existing metrics', async () => {
    const told = new Set((await metrics.read()).match(/^# TYPE \S+/gm)?.map((line) => line.slice('# TYPE '.length)));
    const texts = await Promise.all(
      ['alerts.yml', 'dashboard.json'].map((file) => readFile(join(monitoring, file), 'utf8')),
    );
    const asked = texts.join('\n').match(/\b(?:passerelle|process|nodejs)_[a-z0-9_]+/g) ?? [];

    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !told.has(name.replace(/_(?:bucket|sum|count)$/, '')))).toEqual([]);
  });
});
