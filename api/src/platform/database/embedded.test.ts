import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { testWorkerFile } from '../../testing/test-database';
import { openDatabase, type OpenDatabase } from './connection';

jest.setTimeout(60_000);

let dataDir: string;
let open: OpenDatabase;
const lines: string[] = [];

const start = (): Promise<OpenDatabase> =>
  openDatabase({
    dataDir,
    workerFile: testWorkerFile(),
    statementTimeout: 1_500,
    idleTransaction: 400,
    say: (sentence) => lines.push(sentence),
  });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'passerelle-embedded-'));
  open = await start();
});
afterAll(async () => {
  await open.close();
  await rm(dataDir, { recursive: true });
});

const rows = async (): Promise<number> => {
  const { rows: found } = await sql<{ count: number }>`SELECT count(*) FROM kept`.execute(open.db);
  return found[0]!.count;
};

/** The engine restarts by itself: poll until it answers. */
async function whenBack<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

describe('the embedded database', () => {
  it('flushes committed writes', async () => {
    const { rows: settings } = await sql<{ name: string; setting: string }>`
      SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'wal_sync_method') ORDER BY name
    `.execute(open.db);

    expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', 'fsync']);
    expect(await readdir(dataDir)).not.toContain('db.unfinished');
  });

  it('refuses a second process on its folder', async () => {
    await expect(start()).rejects.toThrow(`is already used by process ${process.pid}`);
  });

  it('separates statements, also in many chunks', async () => {
    const big = 'é'.repeat(150_000);
    const ask = async (number: number): Promise<boolean> => {
      const { rows: found } = await (
        number % 3 === 0
          ? sql<{ value: number; size: number }>`SELECT ${number}::int AS value, length(${big}) AS size`
          : sql<{ value: number; word: string }>`SELECT ${`w${number}`}::text AS word, ${number}::int AS value`
      ).execute(open.db);
      return found[0]!.value === number;
    };

    const answers = await Promise.all(Array.from({ length: 100 }, (_, number) => ask(number)));

    expect(answers.every(Boolean)).toBe(true);
  });

  it('lets a transaction finish before another begins', async () => {
    await sql`CREATE TABLE kept (number int)`.execute(open.db);

    const write = (number: number) =>
      open.db.transaction().execute(async (transaction) => {
        await sql`INSERT INTO kept VALUES (${number})`.execute(transaction);
        if (number % 2 === 1) throw new Error('taken back');
      });
    await Promise.allSettled(Array.from({ length: 40 }, (_, number) => write(number)));

    expect(await rows()).toBe(20);
  });

  it('rolls back an idle transaction that blocks others', async () => {
    const forgotten = open.db.transaction().execute(async (transaction) => {
      await sql`INSERT INTO kept VALUES (0)`.execute(transaction);
      await rows();
    });

    await expect(forgotten).rejects.toThrow();
    expect(await rows()).toBe(20);
  });

  it('ends a statement that runs too long, and keeps committed data', async () => {
    const endless = sql`SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b`.execute(
      open.db,
    );

    await expect(endless).rejects.toThrow('Connection terminated');
    expect(await whenBack(rows)).toBe(20);
    expect(lines).toContain('A statement took more than 1.5 s: it is ended.');
  });

  it('keeps its data after a stop', async () => {
    await open.close();
    open = await start();

    expect(await rows()).toBe(20);
  });
});
