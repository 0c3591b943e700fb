import { startTestApp, type TestApp } from '../../testing/test-app';
import { MAX_WAITING } from './bounded-pool';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ connections: 1 });
  // The server checks that its database is migrated.
  await app.anyone.get('/ready');
});
afterAll(() => app.close());

/** From many addresses, so that no source exceeds its limit. */
const ask = (path: string, index: number) =>
  app.anyone.send({ method: 'GET', url: `/api${path}`, remoteAddress: `10.0.${index}.1` });

it('Given a full queue for connections, Then the call is refused at once with a retry time', async () => {
  let free = (): void => undefined;
  const held = new Promise<void>((resolve) => (free = resolve));
  let taken = (): void => undefined;
  const isTaken = new Promise<void>((resolve) => (taken = resolve));
  const holding = app.db.connection().execute(async () => {
    taken();
    await held;
  });
  await isTaken;

  const asked = Array.from({ length: MAX_WAITING + 20 }, (_, index) =>
    ask(`/auth/reset?token=${'x'.repeat(43)}`, index),
  );
  // Answered although no connection is free.
  const refused = await Promise.race(asked);
  const ready = await ask('/ready', 250);
  free();
  await holding;
  const statuses = (await Promise.all(asked)).map(({ status }) => status);

  expect([refused.status, refused.error.code, Number(refused.headers['retry-after'])]).toEqual([503, 'notReady', 2]);
  expect(statuses.filter((status) => status === 503)).toHaveLength(20);
  expect(ready.status).toBe(200);
});
