import { setTimeout as wait } from 'node:timers/promises';
import { allRoutes } from '../../app';
import { type ReplicatedApp, startReplicatedApp } from '../../testing/a-replicated-app';

jest.setTimeout(120_000);

/** The embedded engine has no replicas. */
(process.env.DATABASE_URL ? describe : describe.skip)('a copy of the database for reading', () => {
  let replicated: ReplicatedApp;

  beforeAll(async () => {
    replicated = await startReplicatedApp();
  });
  afterEach(() => replicated.server.follow());
  afterAll(() => replicated?.close());

  const aBook = async () => {
    const { app, caughtUp } = replicated;
    const person = await app.aPerson();
    const client = app.as(person);
    await client.get('/me');
    await caughtUp();
    return client;
  };
  const contact = { type: 'hr', lastName: 'Diallo' };

  test('lists are read from the replica', async () => {
    const client = await aBook();

    expect(await replicated.readFrom(() => client.get('/me/contacts'))).toBe('copy');
    expect(await replicated.readFrom(() => client.post('/me/contacts', contact))).toBe('neither');
  });

  test('a browser reads its own writes, and from the replica again once that has caught up', async () => {
    const { server, caughtUp, readFrom } = replicated;
    const client = await aBook();
    await server.pause();
    const made = await client.post('/me/contacts', contact);
    const cookie = made.cookies.find(({ name }) => name === 'passerelle_written');
    const own = { cookie: `passerelle_written=${cookie?.value}` };
    const count = async (headers = {}) =>
      (await client.get<{ totalCount: number }>('/me/contacts', headers)).data.totalCount;

    // Another browser, without writes, may not see it yet.
    expect([await count(own), await count()]).toEqual([1, 0]);
    expect(await readFrom(() => count(own))).toBe('primary');

    await server.follow();
    await caughtUp();
    expect([await count(own), await count()]).toEqual([1, 1]);
    expect(await readFrom(() => count(own))).toBe('copy');
  });

  test('a replica more than half a minute behind is not read', async () => {
    const { clock, server, readFrom } = replicated;
    const client = await aBook();
    await server.pause();
    await client.post('/me/contacts', contact);
    clock.advance({ seconds: 2 });
    await client.get('/me/contacts');
    // The lag was measured beside that call.
    await wait(200);

    clock.advance({ seconds: 29 });
    expect(await readFrom(() => client.get('/me/contacts'))).toBe('copy');
    clock.advance({ seconds: 2 });
    expect(await readFrom(() => client.get('/me/contacts'))).toBe('primary');
  });

  test('a failed replica is skipped, and used again when it is back', async () => {
    const { clock, server, caughtUp, readFrom } = replicated;
    const client = await aBook();
    await server.stopCopy();

    expect(await readFrom(async () => expect((await client.get('/me/contacts')).status).toBe(200))).toBe('primary');

    await server.startCopy();
    clock.advance({ seconds: 6 });
    await caughtUp();
    expect(await readFrom(() => client.get('/me/contacts'))).toBe('copy');
  });

  test('a read that may use the replica cannot write', async () => {
    const { app, caughtUp, readCopy } = replicated;
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
