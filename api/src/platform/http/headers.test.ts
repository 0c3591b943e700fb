import { connect, type AddressInfo } from 'node:net';
import { productPages } from '../../pages';
import { aStore, type TestStore } from '../../testing/a-store';
import { startTestApp, type TestApp } from '../../testing/test-app';

let store: TestStore;
let app: TestApp;
beforeAll(async () => {
  store = aStore();
  store.write('shell/main.js', '1');
  store.write('remotes/mfe-contacts/1.0.0/entry.js', '1');
  const config = { webDir: store.webDir, demo: true };
  app = await startTestApp({ config, pages: productPages });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  store.discard();
});

describe('the headers of an answer', () => {
  it.each([
    ['a page', '/login', 200],
    ['a call', '/api/', 200],
    ['a refusal', '/api/me', 401],
    ['a call that does not exist', '/api/nothing', 404],
    ['a file of the shell', '/assets/main.js', 200],
    ['a file of a remote', '/remotes/mfe-contacts/1.0.0/entry.js', 200],
    ['a file that is not there', '/assets/gone.js', 404],
    ['the registry', '/remotes.json', 200],
    ['the mails of the demo', '/outbox', 200],
    ['the documentation', '/api/docs', 200],
  ])('are the standard ones for %s', async (_what, url, status) => {
    const { statusCode, headers } = await app.server.inject({ url });

    expect([statusCode, headers['x-content-type-options'], headers['cross-origin-opener-policy']]).toEqual([
      status,
      'nosniff',
      'same-origin',
    ]);
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy'] ?? '').not.toContain('unsafe-inline');
  });
});

/** The answer to raw bytes, until the server closes the connection. */
const answerTo = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = app.server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });

describe('an invalid request', () => {
  const head = (headers: string) => `GET /api/ HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`;

  it.each([
    ['a head that is too long', head(`Cookie: a=${'x'.repeat(20_000)}`), 431, 'tooLarge', /Effacez les cookies/],
    ['the same, in English', head(`Accept-Language: en\r\nCookie: a=${'x'.repeat(20_000)}`), 431, 'tooLarge', /Delete/],
    ['a header without an end', head('a\u0000b: c'), 400, 'invalid', /informations/],
    ['another protocol', 'HELO localhost\r\n\r\n', 400, 'invalid', /informations/],
  ])('is answered in the envelope, and closes the connection: %s', async (_what, bytes, status, code, words) => {
    const [top = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');

    expect(top).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(top.toLowerCase()).toContain('connection: close');
    expect(top.toLowerCase()).toContain('content-type: application/json');
    expect(JSON.parse(body)).toEqual({ error: { code, message: expect.stringMatching(words) } });
  });
});
