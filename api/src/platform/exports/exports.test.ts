import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { answerErrors } from '../http/errors';
import type { Clock } from '../clock';
import { createSlots } from '../limits/slots';
import { createExports } from './exports';
import { createMadeFiles, type Chunks } from './made-files';

let app: TestApp;
let folder: string;
let userId: string;
const replicas: FastifyInstance[] = [];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passerelle-test-'));
  userId = (await app.aPerson()).id;
});
afterEach(async () => {
  for (const replica of replicas.splice(0)) await replica.close();
  await rm(folder, { recursive: true, force: true });
});

/** A server that makes one export on request, beside others over the same database and folder. */
function aReplica(chunks: () => Chunks, clock: Clock = app.clock) {
  const heavyWork = createSlots({ running: 2, waiting: 40, maxWaitMs: 60_000 });
  const exports = createExports({ db: app.db, clock, files: createMadeFiles(folder), heavyWork });
  const server = fastify();
  answerErrors(server);
  server.get('/:kind', (request, reply) => {
    const { kind } = request.params as { kind: string };
    return exports.sendPersonal(reply, { name: 'x.txt', contentType: 'text/plain', userId, kind }, chunks);
  });
  replicas.push(server);
  return (kind = 'sheet') => server.inject({ url: `/${kind}` });
}

const rows = () =>
  app.db.selectFrom('personal_exports').where('user_id', '=', userId).select(['kind', 'failed']).execute();
const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
};
const isRunning = () => until(async () => (await rows()).length > 0);

/** A replica reads the time once to claim an export, and once more when it waits for another one's. */
function joiningClock() {
  let reads = 0;
  const now = () => {
    reads += 1;
    return app.clock.now();
  };
  return { now, hasJoined: () => until(() => reads > 1) };
}

function gated(text: string) {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let made = 0;
  async function* chunks() {
    made += 1;
    yield text;
    await opened;
    yield ', whole';
  }
  return { open, chunks, made: () => made };
}

describe('a personal export', () => {
  it('Given twelve parallel requests, Then one file is made and all get it', async () => {
    const { open, chunks, made } = gated('a');
    const ask = aReplica(chunks);
    const asked = Array.from({ length: 12 }, () => ask());
    await isRunning();
    open();

    const answers = await Promise.all(asked);

    expect(answers.map(({ statusCode, payload }) => [statusCode, payload])).toEqual(asked.map(() => [200, 'a, whole']));
    expect([made(), await rows()]).toEqual([1, [{ kind: 'sheet', failed: false }]]);
  });

  it('Given one in progress on another replica, Then it is shared', async () => {
    const [one, other] = [gated('one'), gated('other')];
    const first = aReplica(one.chunks)();
    await isRunning();
    const clock = joiningClock();
    const second = aReplica(other.chunks, clock)();
    await clock.hasJoined();
    one.open();
    other.open();

    expect([(await first).payload, (await second).payload]).toEqual(['one, whole', 'one, whole']);
    expect([other.made(), (await rows()).length]).toEqual([0, 1]);
  });

  it('Given one of another kind in progress, Then it is made after that', async () => {
    const [one, other] = [gated('one'), gated('other')];
    const first = aReplica(one.chunks)('sheet');
    await isRunning();
    const second = aReplica(other.chunks)('json');
    expect(other.made()).toBe(0);
    one.open();
    other.open();

    expect([(await first).payload, (await second).payload]).toEqual(['one, whole', 'other, whole']);
  });

  it('Given a killed replica, When its lease has expired, Then another replica makes it', async () => {
    const { chunks, open } = gated('new');
    await app.db
      .insertInto('personal_exports')
      .values({
        user_id: userId,
        kind: 'sheet',
        started_at: app.clock.now().toJSDate(),
        leased_until: app.clock.now().plus({ minutes: 1 }).toJSDate(),
      })
      .execute();
    app.clock.advance({ minutes: 1 });
    open();

    expect((await aReplica(chunks)()).payload).toBe('new, whole');
    expect((await rows()).filter(({ failed }) => failed)).toHaveLength(1);
  });

  it('Given a read error halfway, Then it is an error, nothing is left, and the next try works', async () => {
    let isBroken = true;
    const ask = aReplica(async function* () {
      yield 'begun';
      if (isBroken) throw Object.assign(new Error('The disk is full.'), { code: '53100' });
      yield ', whole';
    });

    const broken = await ask();

    expect([broken.statusCode, broken.headers['content-disposition']]).toEqual([503, undefined]);
    expect(await readdir(folder)).toEqual([]);
    isBroken = false;
    expect((await ask()).payload).toBe('begun, whole');
  });
});

it('Given files of a killed process, When the next one starts, Then they are deleted', async () => {
  const files = createMadeFiles(folder);
  await files.write(
    'left',
    (async function* () {
      yield 'x';
    })(),
  );

  await files.sweep(new Date(Date.now() - 60_000));
  expect(await readdir(folder)).toEqual(['left']);
  await files.sweep(new Date(Date.now() + 60_000));
  expect(await readdir(folder)).toEqual([]);
});
