import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { allRoutes } from '../../app';
import { aReplicatedServer, type ReplicatedServer } from '../../testing/a-replicated-server';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { testWorkerFile } from '../../testing/test-database';
import { settableClock } from '../clock';
import type { OpenDatabase } from './connection';
import { openMigrated } from './migrate';
import { openReadCopy, type ReadCopy } from './read-copy';

jest.setTimeout(120_000);

/** The embedded engine has no copies. */
(process.env.DATABASE_URL ? describe : describe.skip)('a copy of the database for reading', () => {
  let server: ReplicatedServer;
  let database: OpenDatabase;
  let readCopy: ReadCopy;
  let app: TestApp;
  const clock = settableClock('2026-11-25T10:00:00Z');

  beforeAll(async () => {
    server = await aReplicatedServer();
    const say = (): void => undefined;
    ({ database } = await openMigrated({
      url: server.url,
      readUrl: server.copyUrl,
      workerFile: testWorkerFile(),
      say,
    }));
    readCopy = openReadCopy({ address: database.readAddress ?? {}, db: database.db, clock, say });
    app = await startTestApp({ database, readCopy });
  });
  afterEach(() => server.follow());
  afterAll(async () => {
    await readCopy?.close();
    await app?.close();
    await server?.close();
  });

  /** Until the copy has all that there is. */
  async function caughtUp(): Promise<void> {
    const place = await readCopy.place();
    while (!(await readCopy.read(place, (db) => isCopy(db)))) await wait(20);
  }
  const isCopy = async (db: TestApp['db']): Promise<boolean> => {
    const { rows } = await sql<{ is: boolean }>`SELECT pg_is_in_recovery() AS is`.execute(db);
    return rows[0]?.is ?? false;
  };
  /** From where the work was answered. */
  async function readFrom(work: () => Promise<unknown>): Promise<'copy' | 'primary' | 'neither'> {
    const before = readCopy.counts();
    await work();
    const after = readCopy.counts();
    if (after.primary > before.primary) return 'primary';
    return after.copy > before.copy ? 'copy' : 'neither';
  }
  const aBook = async () => {
    const person = await app.aPerson();
    const client = app.as(person);
    await client.get('/me');
    await caughtUp();
    return client;
  };
  const contact = { type: 'hr', lastName: 'Diallo' };

  test('lists are read from it', async () => {
    const client = await aBook();

    expect(await readFrom(() => client.get('/me/contacts'))).toBe('copy');
    expect(await readFrom(() => client.post('/me/contacts', contact))).toBe('neither');
  });

  test('whoever has changed something reads it, and from the copy again once that has it', async () => {
    const client = await aBook();
    await server.pause();
    const made = await client.post('/me/contacts', contact);
    const cookie = made.cookies.find(({ name }) => name === 'passerelle_written');
    const own = { cookie: `passerelle_written=${cookie?.value}` };
    const count = async (headers = {}) =>
      (await client.get<{ totalCount: number }>('/me/contacts', headers)).data.totalCount;

    // Another browser, which has changed nothing, may not see it yet.
    expect([await count(own), await count()]).toEqual([1, 0]);
    expect(await readFrom(() => count(own))).toBe('primary');

    await server.follow();
    await caughtUp();
    expect([await count(own), await count()]).toEqual([1, 1]);
    expect(await readFrom(() => count(own))).toBe('copy');
  });

  test('one that is more than half a minute behind is read by nobody', async () => {
    const client = await aBook();
    await server.pause();
    await client.post('/me/contacts', contact);
    clock.advance({ seconds: 2 });
    await client.get('/me/contacts');
    // It has been noted beside that call what is missing.
    await wait(200);

    clock.advance({ seconds: 29 });
    expect(await readFrom(() => client.get('/me/contacts'))).toBe('copy');
    clock.advance({ seconds: 2 });
    expect(await readFrom(() => client.get('/me/contacts'))).toBe('primary');
  });

  test('one that is away is done without, and read again when it is back', async () => {
    const client = await aBook();
    await server.stopCopy();

    expect(await readFrom(async () => expect((await client.get('/me/contacts')).status).toBe(200))).toBe('primary');

    await server.startCopy();
    clock.advance({ seconds: 6 });
    await caughtUp();
    expect(await readFrom(() => client.get('/me/contacts'))).toBe('copy');
  });

  test('what may be read from it writes nothing', async () => {
    const person = await app.aPerson({ role: 'owner' });
    const owner = app.as(person);
    await owner.get('/me');
    await caughtUp();
    const lagging = allRoutes.filter(({ options }) => options.mayLag).map(({ key }) => key);
    const addresses = lagging
      .filter((key) => key.startsWith('GET '))
      .map((key) => key.slice('GET '.length).replace(':userId', person.id).replace(':queryType', 'query?query=1'));

    const statuses = await Promise.all(
      addresses.map(async (address) => [address, (await owner.get(address)).status < 500]),
    );

    expect(lagging.length).toBeGreaterThan(15);
    expect(statuses).toEqual(addresses.map((address) => [address, true]));
    await expect(readCopy.read(undefined, (db) => db.deleteFrom('sessions').execute())).rejects.toMatchObject({
      code: '25006',
    });
  });
});
