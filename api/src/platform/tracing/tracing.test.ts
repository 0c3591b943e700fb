import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createDelivery } from '../mail/delivery';
import { aMailServer, sendAMail } from '../mail/testing/mail-server';
import { openTracing, type Tracing } from './tracing';
import { contextOf } from './work';

interface Sent {
  resourceSpans: { resource: Pick<SentSpan, 'attributes'>; scopeSpans: { spans: SentSpan[] }[] }[];
}
interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, string | number> }[];
  status: { code?: number };
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
  const tracesUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
  process.env['OTEL_SERVICE_NAME'] = 'passerelle-of-a-test';
  tracing = (await openTracing({ tracesUrl, version: '9.9.9' }, (sentence) => warnings.push(sentence)))!;
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
const told = ({ attributes }: Pick<SentSpan, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a call has a span with its statements, in the caller’s trace', async () => {
  const person = await app.aPerson();
  const client = app.as(person);
  await client.get('/me');
  await spans();
  sent.splice(0);
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

  await client.get('/me/contacts?search=Dupont', { traceparent });
  const all = await spans();
  const call = all.find(({ kind }) => kind === 2);
  const statements = all.filter((span) => span !== call);

  expect(addresses.at(-1)).toBe('POST /v1/traces application/json');
  expect(sent.map(({ resourceSpans: [first] }) => first && told(first.resource))).toContainEqual(
    expect.objectContaining({ 'service.name': 'passerelle-of-a-test', 'service.version': '9.9.9' }),
  );
  expect(call).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
    name: 'GET /api/me/contacts',
    kind: 2,
  });
  expect(call && told(call)).toMatchObject({ 'http.route': '/api/me/contacts', 'http.response.status_code': 200 });
  expect(statements.length).toBeGreaterThan(1);
  for (const statement of statements) {
    expect(statement).toMatchObject({ traceId: call?.traceId, parentSpanId: call?.spanId, kind: 3 });
    expect(BigInt(statement.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(statement.startTimeUnixNano));
  }
  expect(statements.map((one) => told(one)['db.query.text']).join('\n')).toContain('from "sessions"');
});

const named = (all: readonly SentSpan[], name: string): SentSpan => {
  const found = all.find((span) => span.name === name);
  if (!found) throw new Error(`There is no span ${name} among ${all.map((span) => span.name).join(', ')}.`);
  return found;
};
const below = (all: readonly SentSpan[], { spanId }: SentSpan) => all.filter((span) => span.parentSpanId === spanId);
const textsOf = (statements: readonly SentSpan[]) => statements.map((one) => told(one)['db.query.text']).join('\n');

test('work in the background thread is a part of its call’s trace, with its statements', async () => {
  const client = app.as(await app.aPerson());
  expect((await client.get('/me/contacts/export')).status).toBe(200);

  const all = await spans();
  const call = named(all, 'GET /api/me/contacts/export');
  const made = named(all, 'export contacts');
  expect(made).toMatchObject({ traceId: call.traceId, parentSpanId: call.spanId, kind: 1, status: {} });
  expect(textsOf(below(all, made))).toContain('from "contacts"');
  expect(textsOf(below(all, call))).not.toContain('from "contacts"');
});

describe('a job', () => {
  let isBroken = false;
  beforeAll(() => {
    app.services.jobs.handle('greeting', async (db) => {
      await db.selectFrom('tasks').select('id').execute();
      if (isBroken) throw new Error('of Dupont');
    });
  });
  const planned = () => app.db.transaction().execute((db) => app.services.jobs.plan(db, { kind: 'greeting' }));

  test('on a schedule has its own trace, with its statements', async () => {
    await planned();
    await app.services.jobs.runDue();

    const all = await spans();
    const job = named(all, 'job greeting');
    expect(job).toMatchObject({ kind: 5, status: {} });
    expect(job.parentSpanId).toBeUndefined();
    expect(told(job)).toEqual({ 'passerelle.job_id': expect.any(String), 'passerelle.attempt': 1 });
    expect(textsOf(below(all, job))).toContain('from "tasks"');
    expect(all.filter(({ traceId }) => traceId !== job.traceId)).toEqual([]);
  });

  test('planned by a call continues its trace, and so do the jobs it plans', async () => {
    const owner = await app.aPerson({ role: 'owner' });
    const person = await app.aPerson({ organization_id: owner.organizationId });
    const client = app.as(owner);
    const body = { kind: 'welcome', selection: { ids: [person.id] } };
    expect((await client.post('/users/bulk', body)).status).toBe(200);
    await app.services.jobs.runDue();

    const all = await spans();
    const call = named(all, 'POST /api/users/bulk');
    const job = named(all, 'job bulkAction');
    expect(job).toMatchObject({ traceId: call.traceId, parentSpanId: call.spanId });
    const mail = await app.db.selectFrom('mails').where('user_id', '=', person.id).select('trace_parent').execute();
    expect(mail).toEqual([{ trace_parent: `00-${call.traceId}-${job.spanId}-01` }]);
  });

  test('that fails is marked as failed, without its message', async () => {
    isBroken = true;
    await planned();
    await app.services.jobs.runDue();
    isBroken = false;

    const all = await spans();
    expect(named(all, 'job greeting').status).toEqual({ code: 2 });
    expect(JSON.stringify(all)).not.toContain('Dupont');
  });
});

test('a mail has a span when it is sent, without its recipient', async () => {
  await app.db.deleteFrom('mails').execute();
  const server = await aMailServer();
  const mailFrom = { name: 'Passerelle', address: 'no-reply@passerelle.example' };
  const config = { smtpUrl: server.url, demo: false, mailFrom };
  const { db, clock } = app;
  const delivery = createDelivery({ db, clock, config, log: { error: () => undefined } });
  await sendAMail(app);
  await delivery.sendDue();
  await server.close();
  const [row] = await db.selectFrom('mails').selectAll().execute();

  const all = await spans();
  const mail = named(all, `mail ${row?.kind}`);
  expect(mail).toMatchObject({ kind: 3, status: {} });
  expect(told(mail)).toEqual({ 'passerelle.mail_id': row?.id, 'passerelle.attempt': 1 });
  expect(textsOf(below(all, mail))).toContain('update "mails"');
  for (const word of [row?.to_address, row?.subject]) expect(JSON.stringify(all)).not.toContain(word);

  await sendAMail(app);
  sent.splice(0);
  await delivery.sendDue();
  expect(named(await spans(), `mail ${row?.kind}`).status).toEqual({ code: 2 });
});

test('traces contain no user text and no address', async () => {
  const client = app.as(await app.aPerson());
  await client.get('/me/contacts/0a0a0a0a-0000-4000-8000-000000000000?search=Dupont');

  expect(JSON.stringify(await spans())).not.toMatch(/Dupont|0a0a0a0a/);
});

test('two parallel calls have separate statements', async () => {
  const [one, two] = [app.as(await app.aPerson()), app.as(await app.aPerson())];
  await Promise.all([one.get('/me/contacts'), two.get('/me/contacts')]);

  const all = await spans();
  const traces = [...new Set(all.map(({ traceId }) => traceId))];
  const counts = traces.map((id) => all.filter(({ traceId }) => traceId === id).length);
  expect(counts[0]).toBeGreaterThan(2);
  expect(counts[0]).toBe(counts[1]);
});

test('a collector that refuses spans is reported once, and calls go on', async () => {
  status = 400;
  for (const _ of [1, 2]) {
    expect((await app.as(await app.aPerson()).get('/me')).status).toBe(200);
    await tracing.flush().catch(() => undefined);
  }

  expect(warnings).toEqual([expect.stringContaining('does not take them: OTLPExporterError: ')]);
});

test('without an address nothing is traced; an invalid traceparent is ignored', async () => {
  expect(await openTracing({ tracesUrl: undefined, version: '9.9.9' }, () => undefined)).toBeUndefined();
  for (const header of [undefined, 'x', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, '01-a-b-c'])
    expect(trace.getSpan(contextOf(header))).toBeUndefined();
});
