import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { productPages } from '../../pages';
import { aFlip, aStore, type TestStore } from '../../testing/a-store';
import { startTestApp, type TestApp } from '../../testing/test-app';

let store: TestStore;
let app: TestApp;
beforeAll(async () => {
  store = aStore();
  store.flip(aFlip({ serial: 1, version: '1.0.0' }));
  writeFileSync(join(store.webDir, 'shell/main.js'), 'void 0;');
  const config = { webDir: store.webDir, publicUrl: 'https://passerelle.example', demo: true };
  app = await startTestApp({ config, pages: productPages });
});
afterAll(async () => {
  await app.close();
  store.discard();
});

const answers: [string, string, number][] = [
  ['a page', '/contacts', 200],
  ['a file of the shell', '/assets/main.js', 200],
  ['a file that is not there', '/assets/other.js', 404],
  ['the registry', '/remotes.json', 200],
  ['a call', '/api/', 200],
  ['a call that is refused', '/api/me', 401],
  ['a call that is not there', '/api/nowhere', 404],
  ['the description of the calls', '/api/docs', 200],
  ['the outbox of the demo', '/outbox', 200],
];

describe('answers of an https server', () => {
  it.each(answers)('of %s force https, the declared type, and no frames', async (_what, url, status) => {
    const answer = await app.anyone.send({ method: 'GET', url });

    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it.each(answers)('of %s send other sites the origin only', async (_what, url) => {
    const { headers } = await app.anyone.send({ method: 'GET', url });
    const policy = headers['referrer-policy'];

    expect(['no-referrer', 'strict-origin-when-cross-origin']).toContain(policy);
  });

  it.each(answers)('of %s have a type and an encoding', async (_what, url) => {
    const { headers } = await app.anyone.send({ method: 'GET', url });

    expect(headers['content-type']).toMatch(/^(text\/(html|plain)|application\/(json|javascript)); charset=utf-8$/);
  });
});
