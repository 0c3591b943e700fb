import { startTestApp, type TestApp } from '../../testing/test-app';
import { open as openToAll, member } from './access';
import { defineRoutes } from './routes';

let app: TestApp;
let open: () => void;
let opened: Promise<void>;
/** The number of running handlers. */
const running = new Set<symbol>();

const routes = defineRoutes((on) => {
  const untilOpened = async (): Promise<void> => {
    const one = Symbol('one');
    running.add(one);
    await opened;
    running.delete(one);
  };
  on('GET /me/contacts/count', member, async () => {
    await untilOpened();
    return { all: 0, referrer: 0, referred: 0 };
  });
  on('GET /auth/reset', openToAll, async () => {
    await untilOpened();
    return { state: 'unknown', firstSetup: false };
  });
  on('GET /me/lists/:list', member, () => ({ columns: null, views: [], version: 0 }));
});

beforeAll(async () => {
  app = await startTestApp({ routes });
});
afterAll(() => app.close());
beforeEach(() => {
  opened = new Promise((resolve) => (open = resolve));
});

const turns = async (count = 200): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const path = '/me/contacts/count';

// In every test, pending work is ended.
afterEach(() => open());

describe('parallel calls of one user', () => {
  it('Given many parallel calls, Then some run, some wait, the rest is refused, and another user is answered', async () => {
    const [busy, neighbour] = [app.as(await app.aPerson()), app.as(await app.aPerson())];
    const refused: number[] = [];
    const asked = Array.from({ length: 120 }, async () => {
      const answer = await busy.get(path);
      if (answer.status === 429) refused.push(Number(answer.headers['retry-after']));
      return answer.status;
    });
    while (refused.length < 14 || running.size < 6) await turns(1);
    await turns();
    expect([running.size, refused.length]).toEqual([6, 14]);
    expect(refused[0]).toBeGreaterThan(0);

    const other = neighbour.get(path);
    while (running.size < 7) await turns(1);
    open();

    expect((await other).status).toBe(200);
    expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(106);
    expect((await busy.get(path)).status).toBe(200);
  });

  it('Given many parallel calls from one address without a session, Then a signed-in user there is answered', async () => {
    const client = app.as(await app.aPerson());
    const asked = Array.from({ length: 340 }, () => app.anyone.get(`/auth/reset?token=${'a'.repeat(43)}`));
    while (running.size < 32) await turns(1);
    await turns();

    expect((await client.get('/me/lists/users')).status).toBe(200);
    expect(running.size).toBe(32);
    open();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
  });

  it('Given requests that never reach their handler, Then their slots are freed', async () => {
    open();
    const client = app.as(await app.aPerson());
    for (let request = 0; request < 40; request += 1) {
      expect((await client.get(`${path}?unknown=1`)).status).toBe(400);
      expect((await app.anyone.get(path)).status).toBe(401);
    }

    expect((await client.get(path)).status).toBe(200);
  });
});
