import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { APIRequestContext } from '@playwright/test';

import { type Persona, password, personas } from '../support/product';
import { expect } from '../support/test';
import { refusedOf } from './forged-tries';
import { readBesideRefusedUploads, readUntilStopped, writeUntilStopped } from './load';
import { originOf, places } from './places';
import { anotherVersion } from './releases';
import { originsOfScripts } from './script-origins';
import { test } from './topology';

/** A screen of each remote, by who sees it. */
const screens: Partial<Record<Persona, { remote: string; path: string; heading: RegExp }[]>> = {
  participant: [
    { remote: 'mfe-program', path: '/', heading: /^Bonjour/ },
    { remote: 'mfe-contacts', path: '/contacts', heading: /^Contacts/ },
    { remote: 'mfe-networking', path: '/calendar', heading: /^Calendrier des RDV/ },
    { remote: 'mfe-library', path: '/library', heading: /^Bibliothèque/ },
    { remote: 'mfe-reporting', path: '/dashboard', heading: /^Votre reporting/ },
  ],
  owner: [{ remote: 'mfe-client-admin', path: '/client/users', heading: /^Utilisateurs/ }],
};
const remoteOrigins = Object.values(places.remotes).map(originOf);

interface Listed<Item> {
  data: { items: Item[]; total: number };
}

const asJson = async <Body>(request: APIRequestContext, path: string): Promise<Body> =>
  (await (await request.get(path)).json()) as Body;

const cookiesOf = async (request: APIRequestContext): Promise<string> =>
  (await request.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

const browserTakes = 'gzip, deflate, br, zstd';
const headersOf = ({ headers }: Response, ...names: string[]): string[] =>
  names.map((name) => headers.get(name) ?? '(none)');

// Replicas start anew in between, on a machine that has other things to do.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.describe('Two replicas behind the gateway, each remote on an origin of its own', () => {
  for (const [persona, visits] of Object.entries(screens)) {
    test(`screens of ${persona} come from the origins of their remotes`, async ({ page, signIn, settled }) => {
      const seen = originsOfScripts(page);
      await signIn(persona as Persona);
      for (const { remote, path, heading } of visits) {
        await page.goto(path);
        await expect(page.locator('[data-first-paint]')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(heading);
        await settled();
        expect([remote, seen.has(originOf(places.remotes[remote] ?? ''))]).toEqual([remote, true]);
      }
    });
  }

  test('a questionnaire, which is part of a screen of another remote, comes from its own', async ({ page, signIn }) => {
    const seen = originsOfScripts(page);
    await signIn('farAlong');
    const path = '/api/me/tasks?pageSize=1337';
    const { data } = await asJson<Listed<{ id: string; task: { name: string } }>>(page.request, path);
    const asking = data.items.find(({ task }) => task.name.startsWith('Reconnaître vos six ressorts'));
    await page.goto(`/program/task/${asking?.id}`);
    await expect(page.locator('main form').getByRole('radiogroup').first()).toBeVisible();
    expect(seen).toContain(originOf(places.remotes['mfe-surveys'] ?? ''));
  });

  test('scripts may come from the product and from its remotes, and from nowhere else', async ({ request }) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src ')) ?? '';
    expect(scripts.split(' ').slice(1).sort()).toEqual(["'self'", ...remoteOrigins].sort());
  });

  test('files are compressed, whole or in part, and kept for good', async ({ request, topology }) => {
    const main = /\/assets\/main\.\w+\.js/.exec(await (await request.get('/')).text())?.[0] ?? '';
    await request.post('/api/auth', { data: { username: personas.participant, password } });
    const { remotes } = await asJson<{ remotes: [{ release: string }] }>(request, '/remotes.json');
    const { base, entry } = JSON.parse(remotes[0].release) as { base: string; entry: string };
    const throughGateway = topology.address + new URL(base).pathname + entry;

    for (const address of [topology.address + main, base + entry, throughGateway]) {
      const whole = await fetch(address, { headers: { 'accept-encoding': browserTakes } });
      expect([whole.status, ...headersOf(whole, 'content-encoding', 'cache-control')], address).toEqual([
        200,
        'br',
        'public, max-age=31536000, immutable',
      ]);
      expect(whole.headers.get('content-type'), address).toMatch(/^(text|application)\/javascript/);
      const asItIs = { 'accept-encoding': 'identity' };
      const part = await fetch(address, { headers: { ...asItIs, range: 'bytes=0-9' } });
      expect([part.status, (await part.arrayBuffer()).byteLength], address).toEqual([206, 10]);
      const [tag = ''] = headersOf(part, 'etag');
      expect((await fetch(address, { headers: { ...asItIs, 'if-none-match': tag } })).status, address).toBe(304);
    }
  });

  test('pages, the registry and answers of the API are compressed and not cached', async ({ topology }) => {
    for (const path of ['/', '/remotes.json', '/offer.json', '/api/docs/json']) {
      const answer = await fetch(topology.address + path, { headers: { 'accept-encoding': browserTakes } });
      expect([answer.status, ...headersOf(answer, 'cache-control')], path).toEqual([200, 'no-store']);
      expect(answer.headers.get('x-request-id'), path).toBeTruthy();
      // An empty registry is too short to gain from it.
      if (path !== '/remotes.json') expect(headersOf(answer, 'content-encoding'), path).toEqual(['br']);
    }
  });

  test('a forged address makes no new try, neither through the gateway nor at a replica', async ({ topology }) => {
    expect(await refusedOf(130, topology.address, '127.0.0.3')).toBe(125);
    expect(await refusedOf(130, originOf(places.replicas[0]), '127.0.0.4')).toBe(125);
  });

  test('uploads that are refused hold up no page of others', async ({ topology }) => {
    const { refused, read } = await readBesideRefusedUploads(topology.address, 20);
    expect([refused, read]).toEqual([new Set([400, 413]), new Set([200])]);
  });

  test('a replica that is killed while people work costs them nothing that they read, and what they write is written once', async ({
    request,
    topology,
  }) => {
    await request.post('/api/auth', { data: { username: personas.participant, password } });
    const headers = { cookie: await cookiesOf(request) };
    const paths = ['/', '/api/me', '/remotes.json', '/api/me/contacts', '/contacts'];
    const reading = readUntilStopped(
      paths.map((path) => topology.address + path),
      headers,
    );
    const lastName = (number: number) => `Topologie-${String(number).padStart(4, '0')}`;
    const writing = writeUntilStopped(
      `${topology.address}/api/me/contacts`,
      (number) => ({ type: 'hr', lastName: lastName(number) }),
      headers,
    );
    const [victim] = topology.replicas;
    await wait(700);
    await victim.stop('SIGKILL');
    await wait(1_000);
    await victim.start();
    const { answered, faults } = await reading();
    const { wanted, failures } = await writing();

    expect(faults).toEqual([]);
    expect(answered).toBeGreaterThan(50);
    // A write in flight when the replica died is answered as failed, though it may be done. Its key makes a repeated
    // request do it once.
    expect(failures.length).toBeLessThanOrEqual(1);
    expect(failures.filter((status) => status !== 503)).toEqual([]);
    const found = await asJson<Listed<{ lastName: string }>>(
      request,
      '/api/me/contacts?search=Topologie&pageSize=1337',
    );
    const names = found.data.items.map((contact) => contact.lastName).sort();
    expect(names).toEqual(Array.from({ length: wanted }, (_none, index) => lastName(index + 1)));
  });

  test('replicas are restarted one by one without a failed request, and sessions go on', async ({
    page,
    request,
    signIn,
    settled,
    topology,
  }) => {
    await signIn('participant');
    await page.goto('/contacts');
    await settled();
    await request.post('/api/auth', { data: { username: personas.participant, password } });
    const reading = readUntilStopped([`${topology.address}/api/me`, `${topology.address}/`], {
      cookie: await cookiesOf(request),
    });
    for (const replica of topology.replicas) {
      await replica.stop('SIGTERM');
      await replica.start();
    }
    const { answered, faults } = await reading();
    expect(faults).toEqual([]);
    expect(answered).toBeGreaterThan(50);

    await page.getByRole('link', { name: 'Bibliothèque' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bibliothèque' })).toBeVisible();
    await settled();
  });

  test('a version that goes live while a page is open is there at the next visit, without a reload', async ({
    page,
    signIn,
    settled,
    topology,
  }) => {
    await signIn('participant');
    await page.goto('/library');
    await settled();
    await page.evaluate(() => ((globalThis as { isSamePage?: boolean }).isSamePage = true));
    const version = '99.0.0';
    await topology.deploy('mfe-contacts', anotherVersion('mfe-contacts', version, join(topology.folder, version)));

    const origin = originOf(places.remotes['mfe-contacts'] ?? '');
    const entry = page.waitForResponse((answer) =>
      answer.url().startsWith(`${origin}/remotes/mfe-contacts/${version}/`),
    );
    await expect(async () => {
      await page.getByRole('link', { name: 'Contacts' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
      await entry;
    }).toPass();
    await settled();
    expect(await page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage)).toBe(true);
  });

  test('staff try a remote from their own machine and are told so; a participant cannot', async ({
    page,
    signIn,
    expectTrouble,
  }) => {
    const closedHost = 'localhost:4699';
    const asked = `remote=mfe-contacts@http://${closedHost}`;
    const badge = page.getByRole('complementary', { name: 'Version d’essai' });
    await signIn('participant');
    await page.goto(`/contacts?${asked}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
    await expect(badge).toHaveCount(0);

    // A page that is open would hear that its session has ended, and ask once more.
    await page.goto('/api/ready');
    expectTrouble(new RegExp(closedHost));
    await signIn('manager');
    await page.goto(`/?${asked}`);
    await expect(badge).toContainText(`mfe-contacts ne vient pas de ${closedHost}, qui ne répond pas.`);
  });

  test('a document of the library is drawn by a worker of another origin', async ({ page, signIn, settled }) => {
    await signIn('participant');
    const { data } = await asJson<Listed<{ id: string; extension: string; name: string }>>(
      page.request,
      '/api/me/library?pageSize=100',
    );
    const document = data.items.find(({ extension }) => extension === 'pdf');
    await page.goto(`/library/${document?.id}`);
    await expect(page.locator('canvas').first()).toBeVisible();
    await settled();
  });
});
