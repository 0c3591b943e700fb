import { request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from '../../testing/test-app';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
}

/** A real connection, from an address of this machine's own. */
const signInFrom = (app: TestApp, localAddress: string, headers: Record<string, string>, username: string) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = app.server.server.address() as AddressInfo;
    const sent = ask(
      {
        host: '127.0.0.1',
        port,
        path: '/api/auth',
        method: 'POST',
        localAddress,
        agent: false,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, headers: answer.headers });
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ username, password: 'Autre-2026!' }));
  });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: 'http://passerelle.example', trustedProxies: ['127.0.0.2'] } });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance({ days: 1 }));

async function triesOf(times: number, send: (index: number) => Promise<Answer>): Promise<number> {
  let refused = 0;
  for (let index = 0; index < times; index += 1) refused += (await send(index)).status === 429 ? 1 : 0;
  return refused;
}
const forged = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}, 10.0.0.${index}` });

describe('X-Forwarded-For', () => {
  it('Given 130 tries at one account under forged addresses, Then all but five are refused', async () => {
    expect(await triesOf(130, (index) => signInFrom(app, '127.0.0.1', forged(index), 'one@example.org'))).toBe(125);
  });

  it('Given 130 accounts under forged addresses, Then all but a hundred are refused', async () => {
    const refused = await triesOf(130, (index) => signInFrom(app, '127.0.0.1', forged(index), `${index}@example.org`));

    expect(refused).toBe(30);
  });

  it('is accepted from a trusted proxy only, and only the part that proxy added', async () => {
    const through = (headers: Record<string, string>) => signInFrom(app, '127.0.0.2', headers, 'two@example.org');
    expect(await triesOf(6, () => through({ 'x-forwarded-for': '203.0.113.1' }))).toBe(1);
    expect(await triesOf(1, () => through({ 'x-forwarded-for': '203.0.113.2' }))).toBe(0);
    expect((await through({ 'x-forwarded-for': '203.0.113.99, 203.0.113.1' })).status).toBe(429);
  });
});

describe('X-Forwarded-Proto', () => {
  it('makes the cookie secure only from a known proxy', async () => {
    const person = await app.aPerson({ password: 'Autre-2026!' });
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.1' };
    const cookieFrom = async (address: string) =>
      (await signInFrom(app, address, forwarded, person.email)).headers['set-cookie']?.every((line) =>
        /; Secure/.test(line),
      );

    expect([await cookieFrom('127.0.0.1'), await cookieFrom('127.0.0.2')]).toEqual([false, true]);
  });
});
