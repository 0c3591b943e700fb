import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { readTraceParent } from './spans';
import { openTracing, type Tracing } from './tracing';

interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}
interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, string> }[];
}

let collector: Server;
let app: TestApp;
let tracing: Tracing;
let status = 200;
const warnings: string[] = [];
const sent: Sent[] = [];
const addresses: string[] = [];

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      addresses.push(`${request.method} ${request.url} ${request.headers['content-type']}`);
      if (status === 200) sent.push(JSON.parse(body) as Sent);
      response.writeHead(status).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const tracesUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  tracing = openTracing({ tracesUrl, version: '9.9.9' }, (sentence) => warnings.push(sentence))!;
  app = await startTestApp({ tracing });
});
beforeEach(() => {
  status = 200;
  sent.splice(0);
});
afterAll(async () => {
  await tracing.close();
  await app.close();
  await new Promise((resolve) => collector.close(resolve));
});

const spans = async (): Promise<SentSpan[]> => {
  await tracing.flush();
  return sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
};
const told = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a call is told with its statements, in the trace of whoever asked', async () => {
  const person = await app.aPerson();
  const client = app.as(person);
  await client.get('/me');
  await spans();
  sent.splice(0);
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

  await client.get('/me/contacts?search=Dupont', { traceparent });
  const [call, ...statements] = await spans();

  expect(addresses.at(-1)).toBe('POST /v1/traces application/json');
  expect(call).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
    name: 'GET /api/me/contacts',
    kind: 2,
  });
  expect(call && told(call)).toMatchObject({ 'http.route': '/api/me/contacts', 'http.response.status_code': '200' });
  expect(statements.length).toBeGreaterThan(1);
  for (const statement of statements) {
    expect(statement).toMatchObject({ traceId: call?.traceId, parentSpanId: call?.spanId, kind: 3 });
    expect(BigInt(statement.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(statement.startTimeUnixNano));
  }
  expect(statements.map((one) => told(one)['db.query.text']).join('\n')).toContain('from "sessions"');
});

test('nobody’s words, and no address, are in it', async () => {
  const client = app.as(await app.aPerson());
  await client.get('/me/contacts/0a0a0a0a-0000-4000-8000-000000000000?search=Dupont');

  expect(JSON.stringify(await spans())).not.toMatch(/Dupont|0a0a0a0a/);
});

test('two calls at once have each their own statements', async () => {
  const [one, two] = [app.as(await app.aPerson()), app.as(await app.aPerson())];
  await Promise.all([one.get('/me/contacts'), two.get('/me/contacts')]);

  const all = await spans();
  const traces = [...new Set(all.map(({ traceId }) => traceId))];
  const counts = traces.map((id) => all.filter(({ traceId }) => traceId === id).length);
  expect(counts[0]).toBeGreaterThan(2);
  expect(counts[0]).toBe(counts[1]);
});

test('a collector that takes none is reported once, and calls go on', async () => {
  status = 503;
  for (const _ of [1, 2]) {
    expect((await app.as(await app.aPerson()).get('/me')).status).toBe(200);
    await tracing.flush();
  }

  expect(warnings).toEqual([expect.stringContaining('does not take them: Error: it answers 503')]);
});

test('without an address nothing is traced; a header that is none is not believed', () => {
  expect(openTracing({ tracesUrl: undefined, version: '9.9.9' }, () => undefined)).toBeUndefined();
  for (const header of [undefined, 'x', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, '01-a-b-c'])
    expect(readTraceParent(header)).toBeUndefined();
});
