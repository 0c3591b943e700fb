import { sql } from 'kysely';
import { aPooler, type Pooler } from '../../testing/a-pooler';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { administer, onDatabase } from '../../testing/template';
import { openTestDatabase, testWorkerFile } from '../../testing/test-database';
import { leaveOutOfFigures } from '../sessions/log-as';
import { type Db, openDatabase, type OpenDatabase } from './connection';
import { guardRole, isGuarded } from './guard-role';
import { openMigrated, transactWithoutTimeout } from './migrate';

const server = process.env.DATABASE_URL;
const say = (): void => undefined;
/** Long enough for a statement of a loaded machine. */
const guards = { statementTimeout: 5_000 };

/** The embedded engine has no pooler. */
(server ? describe : describe.skip)('behind a pooler that lends connections for one transaction', () => {
  let pooler: Pooler;
  let database: OpenDatabase;
  let app: TestApp;

  beforeAll(async () => {
    pooler = await aPooler(server ?? '');
    database = await openTestDatabase(10, (name) => ({
      ...guards,
      url: onDatabase(pooler.url, name),
      directUrl: onDatabase(server ?? '', name),
    }));
    const { connectionString } = database.sessionAddress ?? {};
    const direct = await openDatabase({ url: connectionString ?? '', workerFile: testWorkerFile(), say });
    await guardRole(direct.db, undefined, guards);
    await direct.close();
    app = await startTestApp({ database });
  });
  afterAll(async () => {
    await app?.close();
    await pooler?.close();
  });

  const limitOn = async (db: Db): Promise<unknown> =>
    (await sql`SELECT current_setting('statement_timeout') AS limit`.execute(db)).rows[0];

  test('parallel calls over two connections each get their own data', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => app.aPerson()));
    const seen = await Promise.all(
      people.map(async (person, index) => {
        const client = app.as(person);
        const body = { type: 'hr', firstName: `Zoé${index}`, lastName: 'Martin' };
        const made = await Promise.all([client.post('/me/contacts', body), client.post('/me/contacts', body)]);
        const list = await client.get<{ items: { firstName: string }[] }>('/me/contacts');
        const file = await client.get('/me/contacts/export');
        return [made.map(({ status }) => status), list.data.items.map(({ firstName }) => firstName), file.status];
      }),
    );

    expect(seen).toEqual(people.map((_, index) => [[200, 200], [`Zoé${index}`, `Zoé${index}`], 200]));
  });

  test('statements have the same limits, and none is JIT-compiled', async () => {
    expect(await isGuarded(database.db, guards)).toBe(true);
    await expect(sql`SELECT pg_sleep(60)`.execute(database.db)).rejects.toMatchObject({ code: '57014' });
    expect((await sql`SHOW jit`.execute(database.db)).rows).toEqual([{ jit: 'off' }]);
  });

  test('settings of one transaction do not leak into another', async () => {
    await transactWithoutTimeout(database.db, async (db) => {
      await leaveOutOfFigures(db);
      expect(await limitOn(db)).toEqual({ limit: '0' });
    });

    const others = await Promise.all(
      Array.from({ length: 6 }, async () => [
        await limitOn(database.db),
        (await sql`SELECT coalesce(current_setting('passerelle.logged_as', true), '') AS as`.execute(database.db)).rows,
      ]),
    );
    expect(others).toEqual(Array.from({ length: 6 }, () => [{ limit: '5s' }, [{ as: '' }]]));
  });

  test('jobs run once, on any worker', async () => {
    const runs: number[] = [];
    app.services.jobs.handle('once', (_db, { number }) => Promise.resolve(void runs.push(Number(number))));
    await database.db.transaction().execute(async (db) => {
      for (const number of [1, 2, 3, 4])
        await app.services.jobs.plan(db, { kind: 'once', payload: { number }, runAt: app.clock.now() });
    });

    await Promise.all([app.services.jobs.runDue(), app.services.jobs.runDue(), app.services.jobs.runDue()]);

    expect(runs.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });

  test('parallel server starts migrate an empty database once, bypassing the pooler', async () => {
    const name = `passerelle_pooled_${process.pid}`;
    await administer(server ?? '', `CREATE DATABASE ${name}`);
    const start = () =>
      openMigrated({
        url: onDatabase(pooler.url, name),
        directUrl: onDatabase(server ?? '', name),
        workerFile: testWorkerFile(),
        say,
      });

    const started = await Promise.all([start(), start()]);

    expect(started.filter(({ migrated }) => migrated > 0)).toHaveLength(1);
    for (const { database: each } of started) {
      expect(await limitOn(each.db)).toEqual({ limit: '30s' });
      await each.close();
    }
    await administer(server ?? '', `DROP DATABASE ${name} WITH (FORCE)`);
  });

  test('settings that a pooler refuses are not sent, and would be refused', async () => {
    const { connectionString } = database.address;
    expect(database.address).toEqual({ connectionString });
    const careless = await openDatabase({ url: connectionString ?? '', workerFile: testWorkerFile(), say });

    await expect(sql`SELECT 1`.execute(careless.db)).rejects.toThrow(/unsupported startup parameter/);

    await careless.close();
  });
});
