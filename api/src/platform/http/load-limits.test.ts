import { startTestApp, type TestApp } from '../../testing/test-app';
import { open as openToAll, participant } from './access';
import { defineRoutes } from './routes';

let app: TestApp;
let open: () => void;
let opened: Promise<void>;
/** How many handlers are at work. */
const running = new Set<symbol>();

const routes = defineRoutes((on) => {
  const untilOpened = async (): Promise<void> => {
    const one = Symbol('one');
    running.add(one);
    await opened;
    running.delete(one);
  };
  on('GET /me/contacts/count', participant, async () => {
    await untilOpened();
    return { all: 0, referrer: 0, referred: 0 };
  });
  on('GET /auth/reset', openToAll, async () => {
    await untilOpened();
    return { state: 'unknown', firstSetup: false };
  });
  on('GET /me/lists/:list', participant, () => ({ columns: null, views: [], version: 0 }));
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

// Whatever a test was about, what it has begun ends.
afterEach(() => open());

describe('what one person has under way', () => {
  it('Given very much at once, Then some of it runs, some waits, the rest is refused, and a neighbour is answered', async () => {
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

  it('Given very much at once that comes from one address without a session, Then who is signed in there is answered', async () => {
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

  it('Given requests that never come to their handler, Then they leave nothing behind', async () => {
    open();
    const client = app.as(await app.aPerson());
    for (let request = 0; request < 40; request += 1) {
      expect((await client.get(`${path}?unknown=1`)).status).toBe(400);
      expect((await app.anyone.get(path)).status).toBe(401);
    }

    expect((await client.get(path)).status).toBe(200);
  });
});
