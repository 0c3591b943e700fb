import type { SealedRegistry } from '@passerelle/shared/contract/remotes';

import { productPages } from '../../pages';
import { aFlip, aStore, type TestStore } from '../../testing/a-store';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { member } from '../http/access';
import { defineRoutes } from '../http/routes';

let store: TestStore;
let app: TestApp;
beforeAll(async () => {
  store = aStore();
  const routes = defineRoutes((on) => {
    on('GET /me/contacts/:contactId', member, () => {
      throw new Error('boom');
    });
    on('DELETE /me/contacts/:contactId', member, () => undefined);
  });
  app = await startTestApp({ config: { webDir: store.webDir }, pages: productPages, routes });
});
afterAll(async () => {
  await app.close();
  store.discard();
});

const flippedTo = async (serial: number): Promise<string> => {
  store.flip(aFlip({ serial }));
  const { text } = await app.anyone.send({ method: 'GET', url: '/remotes.json' });
  return (JSON.parse(text) as SealedRegistry).mark;
};

describe('every answer of the API', () => {
  it.each<[number, 'GET' | 'DELETE', string]>([
    [200, 'GET', '/health'],
    [204, 'DELETE', '/me/contacts/7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10'],
    [404, 'GET', '/me/contacts/unknown'],
    [500, 'GET', '/me/contacts/7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10'],
    [404, 'GET', '/nowhere'],
    [404, 'DELETE', '/nowhere'],
  ])('of status %d has the mark of the live remotes: %s %s', async (status, method, path) => {
    const someone = app.as(await app.aPerson());
    const mark = await flippedTo(1);

    const answer = await someone.send({ method, url: `/api${path}` });
    expect([answer.status, answer.headers['x-remotes']]).toEqual([status, mark]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');

    const next = await flippedTo(2);
    expect(next).not.toBe(mark);
    expect((await someone.send({ method, url: `/api${path}` })).headers['x-remotes']).toBe(next);
  });

  it('has it on a refusal too', async () => {
    const mark = await flippedTo(3);
    const answer = await app.anyone.get('/me/contacts/7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10');

    expect([answer.status, answer.headers['x-remotes']]).toEqual([401, mark]);
  });

  it('has no mark where no pages are served', async () => {
    const bare = await startTestApp();
    const { headers } = await bare.anyone.get('/health');
    await bare.close();

    expect(headers).not.toHaveProperty('x-remotes');
  });
});
