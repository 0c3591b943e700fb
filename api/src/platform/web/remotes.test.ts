import { openRelease, type SealedRegistry, type SealedRemote } from '@passerelle/shared/contract/remotes';

import { productPages } from '../../pages';
import { aFlip, aMenuEntry, aRoute, aStore, type TestStore } from '../../testing/a-store';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';

let store: TestStore;
let app: TestApp;
let participant: TestClient;
let manager: TestClient;
beforeAll(async () => {
  store = aStore();
  app = await startTestApp({ config: { webDir: store.webDir }, pages: productPages });
  participant = app.as(await app.aPerson());
  manager = app.as(await app.aPerson({ role: 'manager' }));
});
afterAll(async () => {
  await app.close();
  store.discard();
});

const ask = (client: TestClient, url: string) => client.send({ method: 'GET', url });
const contacts = (serial: number, version: string) => aFlip({ serial, version, previous: serial - 1 });
const admin = aFlip({
  name: 'mfe-client-admin',
  routes: [
    aRoute('/client/users', { space: 'client' }),
    aRoute('/client/groups', { space: 'client', permission: 'userGroups:w' }),
  ],
  menu: [aMenuEntry('/client/users', { space: 'client' })],
});

beforeEach(() => store.flip(contacts(1, '1.0.0'), contacts(2, '2.0.0'), admin));

async function told(client: TestClient): Promise<SealedRegistry> {
  const answer = await ask(client, '/remotes.json');
  expect(answer.headers['cache-control']).toBe('no-store');
  return JSON.parse(answer.text) as SealedRegistry;
}

describe('the registry', () => {
  it('lists the remotes that a user’s permissions open, and none without them', async () => {
    const seenBy = async (client: TestClient) =>
      (await told(client)).remotes.map((remote) => [
        openRelease(remote).name,
        ...remote.routes.map(({ path }) => path),
      ]);

    expect(await seenBy(app.anyone)).toEqual([]);
    expect(await seenBy(participant)).toEqual([['mfe-contacts', '/contacts']]);
    expect(await seenBy(manager)).toEqual([
      ['mfe-client-admin', '/client/users'],
      ['mfe-contacts', '/contacts'],
    ]);
  });

  it('has one mark for all of them, and signed content unchanged', async () => {
    const [none, own, all] = [await told(app.anyone), await told(participant), await told(manager)];

    expect(new Set([none.mark, own.mark, all.mark]).size).toBe(1);
    expect(all.remotes[0]).toEqual({ ...admin, routes: admin.routes.slice(0, 1) });
  });

  it('changes as soon as a deployment goes live', async () => {
    const { mark } = await told(participant);

    store.flip(contacts(3, '3.0.0'));

    const after = await told(participant);
    expect(after.mark).not.toBe(mark);
    expect(after.remotes.map((remote) => openRelease(remote).version)).toEqual(['3.0.0']);
  });
});

describe('the previous release', () => {
  const before = async (serial: string | number, client = participant, name = 'mfe-contacts') => {
    const answer = await ask(client, `/remotes/${name}/before.json?serial=${serial}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    if (answer.status === 404) expect([answer.headers['content-type'], answer.text]).toEqual(plain);
    return answer.status === 200 ? openRelease(JSON.parse(answer.text) as SealedRemote).serial : answer.status;
  };
  const plain = ['text/plain; charset=utf-8', 'Not found'];

  it('is the newest earlier release of another version', async () => {
    store.flip(contacts(10, '3.0.0'), contacts(11, '3.0.0'));

    expect(await before(11)).toBe(2);
    expect(await before(10)).toBe(2);
    expect(await before(2)).toBe(1);
    expect(await before(1)).toBe(404);
  });

  it('is an older one if a file of the history is unreadable', async () => {
    store.flip(contacts(19, '3.9.0'), contacts(20, '4.0.0'), contacts(21, '5.0.0'));
    store.write('live/mfe-contacts/20.json', '{"release":');

    expect(await before(21)).toBe(19);
  });

  it('is listed only for users who may see the remote now', async () => {
    store.flip({ ...admin, release: admin.release.replace('"serial":1', '"serial":2').replaceAll('1.0.0', '1.1.0') });

    expect(await before(2, manager, 'mfe-client-admin')).toBe(1);
    expect(await before(2, participant, 'mfe-client-admin')).toBe(404);
    expect(await before(2, app.anyone)).toBe(404);
  });

  it('is listed only for users who may see that version too', async () => {
    const forStaff = { routes: [aRoute('/reports', { space: 'client' })] };
    const name = 'mfe-reporting';
    const reports = (client: TestClient, serial: number) => before(serial, client, name);

    store.flip(aFlip({ name, serial: 1, version: '1.0.0', ...forStaff }), aFlip({ name, serial: 2, version: '2.0.0' }));
    expect([await reports(participant, 2), await reports(manager, 2)]).toEqual([404, 1]);

    store.flip(aFlip({ name, serial: 3, version: '3.0.0', ...forStaff }));
    expect([await reports(participant, 3), await reports(manager, 3)]).toEqual([404, 2]);
  });

  it('has the routes of that release that the permissions open', async () => {
    const answer = await ask(manager, '/remotes/mfe-client-admin/before.json?serial=2');
    const { routes, menu } = JSON.parse(answer.text) as SealedRemote;

    expect(routes.map(({ path }) => path)).toEqual(['/client/users']);
    expect(menu).toEqual(admin.menu);
  });

  it.each([
    ['no remote', 'mfe-nothing', '2'],
    ['a way out of the folder', '..%2f..%2fetc', '2'],
    ['no serial', 'mfe-contacts', ''],
    ['a serial that is none', 'mfe-contacts', '2e3'],
    ['two serials', 'mfe-contacts', '2&serial=3'],
  ])('is absent for %s', async (_what, name, serial) => {
    expect(await before(serial, participant, name)).toBe(404);
  });
});

describe('the files', () => {
  it('of a version never change, and may be loaded from any page', async () => {
    store.write('remotes/mfe-contacts/1.0.0/entry.js', 'var contacts_1;');

    const { status, headers, text } = await ask(app.anyone, '/remotes/mfe-contacts/1.0.0/entry.js');

    expect([status, text]).toEqual([200, 'var contacts_1;']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
  });

  it.each([
    '/remotes/mfe-contacts/1.0.0/missing.js',
    '/remotes/mfe-contacts/1.0.0/release.json',
    '/remotes/mfe-contacts/1.0.0/',
    '/remotes/',
    '/remotes/%2e%2e/shell/index.html',
    '/remotes/%00',
    '/remotes/mfe-contacts',
    '/remotes/mfe-contacts/before.json/',
    '/assets/missing.js',
    '/live/mfe-contacts.json',
    '/missing.json',
  ])('at %s are 404, in plain text and uncached', async (url) => {
    const { status, headers, text } = await ask(participant, url);

    expect([status, text]).toEqual([404, 'Not found']);
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  });

  it('list the shell’s API for a deployment', async () => {
    expect((await ask(app.anyone, '/offer.json')).status).toBe(404);
    store.write('shell/offer.json', '{"version":"1.0.0"}');

    const { status, headers, text } = await ask(app.anyone, '/offer.json');

    expect([status, text, headers['cache-control']]).toEqual([200, '{"version":"1.0.0"}', 'no-store']);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
