import { productPages } from '../../pages';
import { aFlip, aStore, type TestStore } from '../../testing/a-store';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { parseOverrides } from './overrides';

const mine = 'mfe-contacts@http://localhost:4103';
const theirs = 'mfe-contacts@https://evil.example';

describe('overridden remotes', () => {
  it.each([
    [mine, { 'mfe-contacts': 'http://localhost:4103' }],
    [`${mine}/`, { 'mfe-contacts': 'http://localhost:4103' }],
    [`mfe-x@https://x.example,${mine}`, { 'mfe-x': 'https://x.example', 'mfe-contacts': 'http://localhost:4103' }],
    ['a@http://[::1]:4103', { a: 'http://[::1]:4103' }],
  ])('are named: %s', (text, overrides) => {
    expect(parseOverrides(text)).toEqual(overrides);
  });

  it.each([
    ['', 'nothing'],
    ['mfe-contacts', 'no origin'],
    ['mfe-contacts@', 'an empty origin'],
    ['@http://localhost:4103', 'no name'],
    ['Mfe@http://localhost:4103', 'a name in capitals'],
    ['1mfe@http://localhost:4103', 'a name that begins with a digit'],
    ['__proto__@http://localhost:4103', 'a name of the language'],
    [' mfe-x@http://localhost:4103', 'a space before'],
    ['mfe-x@http://localhost:4103 ', 'a space after'],
    [`${mine},`, 'a comma too many'],
    ['mfe-x@localhost:4103', 'no protocol'],
    ['mfe-x@javascript:alert(1)', 'a script'],
    ['mfe-x@data:text/javascript,1', 'data'],
    ['mfe-x@file:///etc', 'a file'],
    ['mfe-x@ws://localhost:4103', 'another protocol'],
    ['mfe-x@//localhost:4103', 'an address without protocol'],
    ['mfe-x@http://localhost:4103/remotes', 'a path'],
    ['mfe-x@http://localhost:4103//', 'two slashes'],
    ['mfe-x@http://localhost:4103?a', 'a query'],
    ['mfe-x@http://localhost:4103#a', 'a fragment'],
    ['mfe-x@http://localhost@evil.example', 'a user'],
    ['mfe-x@http://localhost:80', 'a port that goes without saying'],
    ['mfe-x@http://LOCALHOST:4103', 'a host in capitals'],
    ['mfe-x@http://*:4103', 'any host'],
    ["mfe-x@http://a;script-src'", 'a directive'],
    ['mfe-x@http://a\r\nset-cookie:b', 'a header'],
    [Array.from({ length: 8 }, (_, index) => `mfe-${'abcdefgh'[index]}@http://localhost`).join(','), 'too many'],
  ])('are not %s: %s', (text) => {
    expect(parseOverrides(text)).toBeNull();
  });
});

describe('a document', () => {
  let store: TestStore;
  let elsewhere: TestApp;
  let development: TestApp;
  beforeAll(async () => {
    store = aStore();
    store.flip(aFlip());
    const pages = productPages;
    elsewhere = await startTestApp({ config: { webDir: store.webDir, env: 'production' }, pages });
    development = await startTestApp({ config: { webDir: store.webDir, env: 'development' }, pages });
  });
  afterAll(async () => {
    await elsewhere.close();
    await development.close();
    store.discard();
  });

  type Role = 'user' | 'manager' | undefined;
  interface Asked {
    /** The value of `remote=`. */
    query?: string;
    cookie?: string;
    /** The browser's fetch metadata; null: none. */
    from?: string | null;
    /** The host name of the request. */
    host?: string;
  }

  async function open(app: TestApp, role: Role, { query, cookie, from = 'none', host }: Asked) {
    const client = role ? app.as(await app.aPerson({ role })) : app.anyone;
    const { status, text, headers } = await client.send({
      method: 'GET',
      url: '/contacts',
      query: { page: '2', ...(query !== undefined && { remote: query }) },
      headers: {
        ...(cookie !== undefined && { cookie: `passerelle.remote=${encodeURIComponent(cookie)}` }),
        ...(from !== null && { 'sec-fetch-site': from }),
        ...(host !== undefined && { host }),
      },
    });
    expect(status).toBe(200);
    const [, json] = /id="overrides">(.*?)<\/script>/.exec(text) ?? [];
    const overrides: unknown = json === undefined ? undefined : JSON.parse(json);
    return { overrides, policy: String(headers['content-security-policy']), kept: headers['set-cookie'] };
  }

  const keeping = (text: string) => `passerelle.remote=${encodeURIComponent(text)}; Path=/; HttpOnly; SameSite=Strict`;
  const left = 'passerelle.remote=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict';

  it('accepts staff overrides on their own machine, shows them, and stores them', async () => {
    const { overrides, policy, kept } = await open(elsewhere, 'manager', { query: mine });

    expect(overrides).toEqual({ 'mfe-contacts': 'http://localhost:4103/' });
    expect(kept).toBe(keeping(mine));
    expect(policy).toMatch(/script-src 'self' http:\/\/localhost:4103;/);
    expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:4103 ws:\/\/localhost:4103;/);
  });

  it('reads the stored overrides, and does not store them again', async () => {
    const { overrides, kept } = await open(elsewhere, 'manager', { cookie: mine });

    expect([overrides, kept]).toEqual([{ 'mfe-contacts': 'http://localhost:4103/' }, undefined]);
  });

  it('adds the requested overrides to the stored ones', async () => {
    const library = 'mfe-library@http://127.0.0.1:4104';
    const moved = 'mfe-contacts@http://[::1]:4105';

    const both = await open(elsewhere, 'manager', { query: library, cookie: mine });
    expect(both.overrides).toEqual({
      'mfe-contacts': 'http://localhost:4103/',
      'mfe-library': 'http://127.0.0.1:4104/',
    });
    expect(both.kept).toBe(keeping(`${mine},${library}`));

    const { overrides } = await open(elsewhere, 'manager', { query: moved, cookie: `${mine},${library}` });
    expect(overrides).toEqual({
      'mfe-contacts': 'http://[::1]:4105/',
      'mfe-library': 'http://127.0.0.1:4104/',
    });
  });

  it('accepts seven, and no more in several steps', async () => {
    const seven = Array.from({ length: 7 }, (_, index) => `mfe-${'abcdefg'[index]}@http://localhost:1`).join(',');

    expect((await open(elsewhere, 'manager', { query: seven })).kept).toBe(keeping(seven));
    const more = await open(elsewhere, 'manager', { query: mine, cookie: seven });
    expect([more.overrides, more.kept]).toEqual([undefined, left]);
  });

  it('removes all with an empty request', async () => {
    const { overrides, kept, policy } = await open(elsewhere, 'manager', { query: '', cookie: mine });

    expect([overrides, kept]).toEqual([undefined, left]);
    expect(policy).toContain("script-src 'self';");
  });

  it('accepts on a developer’s own server any origin, for anyone', async () => {
    for (const role of ['user', 'manager', undefined] as const) {
      const { overrides, kept, policy } = await open(development, role, { query: theirs });
      expect([overrides, kept]).toEqual([{ 'mfe-contacts': 'https://evil.example/' }, keeping(theirs)]);
      expect(policy).toContain("script-src 'self' https://evil.example;");
    }
  });

  it.each<[string, Asked]>([
    ['that does not say where it comes from', { query: theirs, from: null }],
    ['from a link on another site', { query: theirs, from: 'cross-site' }],
    ['under the name that another machine has for this one', { query: theirs, host: 'workstation.lan:3000' }],
    ['under an address of the network', { query: theirs, host: '192.168.1.5:3000' }],
    ['under a name that was led here', { query: theirs, host: 'evil.example' }],
    ['kept, under an address of the network', { cookie: theirs, host: '192.168.1.5:3000' }],
  ])('refuses on a developer’s own server a choice %s', async (_what, asked) => {
    expect((await open(development, 'manager', asked)).overrides).toBeUndefined();
  });

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'accepts on a developer’s own server a request of its own page at %s',
    async (host) => {
      const { overrides } = await open(development, 'user', { query: theirs, host, from: 'same-origin' });
      expect(overrides).toEqual({ 'mfe-contacts': 'https://evil.example/' });
    },
  );

  it('is no developer’s own with a public address', async () => {
    const config = { webDir: store.webDir, env: 'development', publicUrl: 'https://passerelle.example' };
    const served = await startTestApp({ config, pages: productPages });

    const participant = await open(served, 'user', { query: theirs });
    const staff = await open(served, 'manager', { query: mine });
    await served.close();

    expect(participant.overrides).toBeUndefined();
    expect(staff.kept).toBe(`__Host-${keeping(mine).replace('HttpOnly', 'HttpOnly; Secure')}`);
  });

  it.each<[string, Role, Asked]>([
    ['from a participant', 'user', { query: mine }],
    ['from a participant, stored by another user of this browser', 'user', { cookie: mine }],
    ['from who is not signed in', undefined, { query: mine }],
    ['from who is not signed in any more', undefined, { cookie: mine }],
    ['on another machine', 'manager', { query: theirs }],
    ['on another machine, kept', 'manager', { cookie: theirs }],
    ['on a machine called almost so', 'manager', { query: 'mfe-x@http://localhost.evil.example' }],
    ['on a machine with such a number in its name', 'manager', { query: 'mfe-x@http://127.0.0.1.evil.example' }],
    ['on every machine', 'manager', { query: 'mfe-x@http://0.0.0.0:4103' }],
    ['on the private network', 'manager', { query: 'mfe-x@http://192.168.1.5:4103' }],
    ['with one of several elsewhere', 'manager', { query: `mfe-x@http://localhost:1,${theirs}` }],
    ['that joins one elsewhere', 'manager', { query: mine, cookie: 'mfe-x@https://evil.example' }],
    ['that is none', 'manager', { query: 'mfe-contacts' }],
    ['that is none, beside one that is kept', 'manager', { query: 'x', cookie: mine }],
    ['that is none, kept', 'manager', { cookie: 'x' }],
    ['by a link on another site', 'manager', { query: mine, from: 'cross-site' }],
    ['that does not say where it comes from', 'manager', { query: mine, from: null }],
    ['by a link on a neighbouring site', 'manager', { query: mine, from: 'same-site' }],
  ])('refuses a choice %s', async (_what, role, asked) => {
    const { overrides, policy, kept } = await open(elsewhere, role, asked);

    expect(overrides).toBeUndefined();
    expect(kept).toBe(asked.cookie === undefined ? undefined : left);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
  });

  it('clears an unreadable cookie', async () => {
    const client = elsewhere.as(await elsewhere.aPerson({ role: 'manager' }));
    for (const cookie of ['passerelle.remote=%E0%A4%A', 'passerelle.remote=']) {
      const answer = await client.send({ method: 'GET', url: '/', headers: { cookie } });
      expect([answer.status, answer.headers['set-cookie']]).toEqual([200, left]);
    }
  });

  it('accepts a repeated parameter for both, and for none when one of them is empty', async () => {
    const client = elsewhere.as(await elsewhere.aPerson({ role: 'manager' }));
    const headers = { 'sec-fetch-site': 'none' };
    const ask = (url: string) => client.send({ method: 'GET', url, headers });

    const both = await ask(`/?remote=${mine}&remote=mfe-x@http://localhost:1`);
    expect(both.headers['set-cookie']).toBe(keeping(`${mine},mfe-x@http://localhost:1`));
    expect((await ask(`/?remote=${mine}&remote=`)).headers['set-cookie']).toBeUndefined();
  });
});
