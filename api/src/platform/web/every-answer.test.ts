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

describe('an answer of a server that is reached by https', () => {
  it.each(answers)(
    'as %s has browsers come by https, take it for what it is, and show it in no frame',
    async (_what, url, status) => {
      const answer = await app.anyone.send({ method: 'GET', url });

      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    },
  );

  it.each(answers)('as %s tells other sites no more than where it came from', async (_what, url) => {
    const { headers } = await app.anyone.send({ method: 'GET', url });
    const policy = headers['referrer-policy'];

    expect(['no-referrer', 'strict-origin-when-cross-origin']).toContain(policy);
  });

  it.each(answers)('as %s says what it is, and in which encoding', async (_what, url) => {
    const { headers } = await app.anyone.send({ method: 'GET', url });

    expect(headers['content-type']).toMatch(/^(text\/(html|plain)|application\/(json|javascript)); charset=utf-8$/);
  });
});
