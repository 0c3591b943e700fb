import fastify, { type FastifyInstance } from 'fastify';

import { aFlip, aStore, type TestStore } from '../../testing/a-store';
import { serveDevChanges } from './dev-changes';

let store: TestStore;
let app: FastifyInstance;
let address: string;
beforeEach(async () => {
  store = aStore();
  app = fastify({ forceCloseConnections: true });
  serveDevChanges(app, store.webDir);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  store.discard();
});

/** What the page hears, one piece after the other. */
async function listen(): Promise<{ next: () => Promise<string> }> {
  const { body } = await fetch(`${address}/dev/changes`);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  return { next: async () => (await reader.read()).value ?? '' };
}

describe('in development', () => {
  it('the page hears when a version goes live, and not of files that are still being written', async () => {
    const { next } = await listen();
    expect(await next()).toBe('retry: 500\n\n');
    const first = next();

    store.write('live/.mfe-contacts.lock/owner', '1');
    store.write('live/mfe-contacts/1.json', '{}');
    store.write('live/notes.txt', 'more');
    const silence = new Promise((resolve) => setTimeout(resolve, 100, 'silence'));
    expect(await Promise.race([first, silence])).toBe('silence');

    store.flip(aFlip());
    expect(await first).toContain('data: reload\n\n');
  });
});
