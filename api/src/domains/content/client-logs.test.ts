import fastify from 'fastify';
import type { ClientLogs } from '@passerelle/shared/contract';
import { loggerOf } from '../../platform/http/server';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { writeClientLogs } from './client-logs';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('rate_limits').execute());

const at = '2026-11-25T10:00:00Z';
const organization = '7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10';
const stream = { level: 'error', at, message: 'boom' } as const;
const logs = { app: 'shell', streams: [stream] };
const send = (payload: unknown, headers: Record<string, string> = {}) =>
  app.anyone.send({ method: 'POST', url: '/debug/logs', payload: payload as object, headers });

/** The lines that the server's own logger writes for a body. */
async function written(body: ClientLogs, person?: { id: string; organizationId: string }): Promise<string[]> {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const { log } = fastify({ logger: { ...(loggerOf({ logLevel: 'debug' }) as object), stream: destination } });
  const context = { db: app.db, body, person, log, now: app.clock.now() };
  await writeClientLogs(context as unknown as Parameters<typeof writeClientLogs>[0], '192.0.2.7');
  return lines;
}

describe('client error logs', () => {
  it('are accepted without a session', async () => {
    expect((await send({ ...logs, organization })).status).toBe(204);
    const nothingMore = { ...logs, organization: null, streams: [{ ...stream, path: null, details: null }] };
    expect((await send(nothingMore)).status).toBe(204);
  });

  it('are one line each, at the given level, with app and organisation', async () => {
    const person = { id: 'p1', organizationId: 'o1' };
    const streams = [stream, { level: 'warn', at, message: 'slow', path: '/contacts', details: 'stack' } as const];
    const lines = await written({ app: 'mfe-contacts', organization, streams }, person);

    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', client: { app: 'mfe-contacts', organization, message: 'boom' }, person: 'p1' },
      { level: 'warn', client: { path: '/contacts', details: 'stack', at }, organization: 'o1' },
    ]);
  });

  it('cannot pass for a line of the server', async () => {
    const forged = '\n{"level":"info","msg":"call","person":"admin"}\r\n\u001b[2J';
    const lines = await written({ app: forged, streams: [{ ...stream, message: forged, details: forged }] });

    expect(lines).toHaveLength(1);
    expect(['\n', '\r', '\u001b'].filter((sign) => lines[0]?.trimEnd().includes(sign))).toEqual([]);
    const line = JSON.parse(lines[0] ?? '') as { msg: string; level: string; person?: string; client: { app: string } };
    expect([line.msg, line.level, line.person, line.client.app]).toEqual(['client', 'error', undefined, forged]);
  });

  it('contain no token and no search term', async () => {
    const address = 'https://p.example/reset-password?token=s3cr3t&firstSetup=true#code=s3cr3t';
    const details = `Error at (${address}) "/contacts?search=s3cr3t"`;
    const [line] = await written({
      app: 'shell',
      streams: [{ ...stream, message: address, path: '/x?y=s3cr3t', details }],
    });

    expect(line).not.toContain('s3cr3t');
    expect(line).not.toContain('y=');
    expect(JSON.parse(line ?? '')).toMatchObject({ client: { path: '/x', message: expect.stringMatching('token=…') } });
  });

  it.each([
    ['no stream', { app: 'shell', streams: [] }],
    ['too many', { app: 'shell', streams: Array.from({ length: 101 }, () => stream) }],
    ['no app', { streams: [stream] }],
    ['an unknown level', { ...logs, streams: [{ ...stream, level: 'fatal' }] }],
    ['a level of the object', { ...logs, streams: [{ ...stream, level: 'constructor' }] }],
    ['a field of its own', { ...logs, streams: [{ ...stream, time: 0 }] }],
    ['a message that is too long', { ...logs, streams: [{ ...stream, message: 'x'.repeat(5_001) }] }],
    ['an organisation that cannot be', { ...logs, organization: 'Bois & Rives' }],
    ['a moment that cannot be', { ...logs, streams: [{ ...stream, at: 'now' }] }],
    ['a NUL', { ...logs, app: 'a\0b' }],
    ['a list', [stream]],
  ])('Given %s, Then it is refused', async (_what, body) => {
    expect(await send(body)).toMatchObject({ status: 400, error: { code: 'invalid' } });
  });

  it('Given broken JSON, or something else than JSON, Then it is refused as such', async () => {
    expect((await send('{"app":', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await send('boom', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('Given more than a quarter of a megabyte, Then it is too large', async () => {
    const long = { ...stream, message: 'x'.repeat(4_900), details: 'x'.repeat(4_900) };

    expect((await send({ ...logs, streams: Array.from({ length: 25 }, () => long) })).status).toBe(204);
    expect((await send({ ...logs, streams: Array.from({ length: 27 }, () => long) })).status).toBe(413);
  });

  it('Given more than thirty in a minute from one address, Then it says when to retry', async () => {
    const many = await Promise.all(Array.from({ length: 31 }, () => send(logs)));
    const refused = many.filter(({ status }) => status === 429);

    expect(many.filter(({ status }) => status === 204)).toHaveLength(30);
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['60']);
    app.clock.advance({ seconds: 61 });
    expect((await send(logs)).status).toBe(204);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ])('Given a page of another site (%j), Then it is refused', async (headers) => {
    expect(await send(logs, headers)).toMatchObject({ status: 403, error: { code: 'forbidden' } });
  });
});
