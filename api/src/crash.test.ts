import { existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { joinDatabase } from './platform/database/connection';
import { answers, freePort, startProcess, type ServerProcess } from './testing/a-process';

jest.setTimeout(120_000);

let folder: string;
let server: ServerProcess;
let address: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crash-test-'));
});
afterEach(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

const full = (): string => join(folder, 'full');
const fill = (): void => writeFileSync(full(), '');
const makeRoom = (): void => rmSync(full());

async function start(stdio?: Parameters<typeof startProcess>[1]): Promise<void> {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const env = { DATA_DIR: join(folder, 'data'), PORT: String(port), FULL_DISK_WHEN: full(), LOG_LEVEL: 'info' };
  server = startProcess(env, stdio);
  await answers(`${address}/api/ready`, 200);
}

/** A call that writes, if only the counter of tries. */
const signIn = (language = 'fr') => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'accept-language': language },
  body: JSON.stringify({ username: 'unknown@example.org', password: 'Passerelle-2026!' }),
});

async function onDatabase<T>(work: (db: NonNullable<Awaited<ReturnType<typeof joinDatabase>>>['db']) => Promise<T>) {
  const joined = await joinDatabase(join(folder, 'data'), () => undefined);
  if (!joined) throw new Error('No database answers.');
  try {
    return await work(joined.db);
  } finally {
    await joined.close();
  }
}

it('Given a full disk, Then writes answer 503, and work again once there is room, or after a restart', async () => {
  await start();
  const acknowledged = await onDatabase(async (db) => {
    await sql`CREATE TABLE written (number int)`.execute(db);
    const numbers: number[] = [];
    for (let number = 0; number < 100; number += 1) {
      if (number === 60) fill();
      const done = await sql`INSERT INTO written VALUES (${number})`.execute(db).then(
        () => true,
        () => false,
      );
      if (done) numbers.push(number);
    }
    return numbers;
  });
  expect(acknowledged).toEqual(Array.from({ length: 60 }, (_none, number) => number));

  const answer = await answers(`${address}/api/auth`, 503, signIn());
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(((await answer.json()) as { error: { code: string } }).error.code).toBe('notReady');
  expect((await fetch(`${address}/api/health`)).status).toBe(200);

  makeRoom();
  await answers(`${address}/api/auth`, 404, signIn());
  const written = () =>
    onDatabase(async (db) => {
      const { rows } = await sql<{ number: number }>`SELECT number FROM written ORDER BY number`.execute(db);
      return rows.map(({ number }) => number);
    });
  expect(await written()).toEqual(acknowledged);

  fill();
  await answers(`${address}/api/auth`, 503, signIn());
  server.child.kill('SIGKILL');
  await server.ended;
  makeRoom();
  await start();

  expect(await written()).toEqual(acknowledged);
  expect(server.output()).not.toMatch(/unhandled|UnhandledPromise/i);
});

it('Given a closed log reader, Then the server goes on', async () => {
  await start();

  server.child.stdout?.destroy();
  server.child.stderr?.destroy();

  for (let call = 0; call < 5; call += 1) await answers(`${address}/api/auth`, 404, signIn());
  expect(server.child.exitCode).toBeNull();
});

/** A device that refuses all writes, like a full log disk. */
const nowhere = '/dev/full';
if (existsSync(nowhere)) {
  it('Given logs on a full disk, Then the server starts, and goes on', async () => {
    const device = openSync(nowhere, 'w');

    await start(['ignore', device, device]);

    for (let call = 0; call < 5; call += 1) await answers(`${address}/api/auth`, 404, signIn());
    expect(server.child.exitCode).toBeNull();
  });
}
