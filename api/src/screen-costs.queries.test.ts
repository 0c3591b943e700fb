import { makeDemo } from './demo';
import { hearStatements } from './platform/tracing/statements';
import { addressOf, readSubjects } from './testing/screen-addresses';
import { type CallCost, readPage, readScreens, type Screen, summaryOf, writeScreen } from './testing/screen-costs';
import { settle } from './testing/asked';
import { startTestApp, type TestApp } from './testing/test-app';
import type { TestClient } from './testing/test-client';

const emails: Readonly<Record<string, string>> = {
  participant: 'participant@demo.example',
  suspended: 'suspended@demo.example',
  farAlong: 'marek.novak@boisetrives.example',
  owner: 'owner@demo.example',
  superAdmin: 'superadmin@demo.example',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T09:00:00Z' });
  await makeDemo({ services: app.services, say: () => undefined });
  await settle(app.db);
}, 120_000);
afterAll(() => app.close());

async function signIn(persona: string): Promise<TestClient> {
  const found = app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', emails[persona] ?? '');
  const client = app.as(await found.executeTakeFirstOrThrow());
  // The first call of a session stores its use.
  await client.get('/me');
  return client;
}

/** The request body of screens that also write when opened. */
const bodies: Readonly<Record<string, object>> = { 'PUT /me/library/{document}/reading': { lastPage: 1 } };

/** The ids in earlier answers, each once: the pictures of a list, the steps of a task. */
const named: Readonly<Record<string, RegExp>> = {
  file: /(?<=\/api\/files\/)[0-9a-f-]{36}/g,
  step: /(?<="subTasks":\[\{"id":")[0-9a-f-]{36}/g,
};

/** One call after another, as the page makes them. */
async function measure(screen: Screen): Promise<CallCost[]> {
  const client = await signIn(screen.persona);
  const ids = await readSubjects(screen.path, async (path) => (await client.get<unknown>(path)).data);
  let answered = '';
  const used = new Set<string>();
  const measured: CallCost[] = [];
  for (const { call } of screen.calls) {
    const follows = Object.keys(named).find((name) => call.includes(`{${name}}`));
    const id = follows && named[follows] && answered.match(named[follows])?.find((one) => !used.has(one));
    if (follows && id === undefined) throw new Error(`${call}: no answer names one.`);
    if (id !== undefined) used.add(id);
    const [method, written] = call.split(/ (.*)/s) as ['GET' | 'PUT', string];
    const address = addressOf(written, app.clock.now(), { ...ids, ...(follows && id && { [follows]: id }) });
    const payload = bodies[call];
    let statements = 0;
    const answer = await hearStatements(
      () => void (statements += 1),
      () => client.send({ method, url: `/api${address}`, ...(payload && { payload }) }),
    );
    expect([address, answer.status]).toEqual([address, 200]);
    answered += answer.text;
    measured.push({ call, statements, bytes: answer.bytes.length });
  }
  return measured;
}

const screens = readScreens().map((screen) => [screen.name, screen] as const);

it.each(screens)('« %s » has the statements and bytes of its table', async (_, screen) => {
  const calls = await measure(screen);
  if (process.env.SCREEN_COSTS === 'write') {
    writeScreen({ ...screen, calls });
    return;
  }

  expect(calls.length).toBeGreaterThan(0);
  expect(calls.map(({ call, statements }) => [call, statements])).toEqual(
    screen.calls.map(({ call, statements }) => [call, statements]),
  );
  const beyond = calls.filter(({ bytes }, index) => Math.abs(bytes / (screen.calls[index]?.bytes ?? 0) - 1) > 0.1);
  expect(beyond).toEqual([]);
});

it('totals the calls of each screen in the line above its table', () => {
  for (const [, screen] of screens) expect(readPage()).toContain(summaryOf(screen));
});
