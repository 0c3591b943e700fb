import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { findNginx } from '../../../shared/build/test-run/servers.mjs';
import { httpStore } from '../../../shared/build/release/store/http-store.mjs';
import { originOf } from '../places';
import { answers, type Running } from '../processes';
import { startGateway, startRemote } from '../servers';

const here = (port: number) => `127.0.0.1:${port}`;
const places = { plain: here(4631), inside: here(4633), replica: 4634, remote: here(4635) };
const token = 'a-token-that-only-this-gateway-knows';

test.describe.configure({ mode: 'serial' });

let folder = '';
let home = '';
let gateway: Running;
let remote: Running;
const replica = createServer(({ headers }, answer) =>
  answer.setHeader('content-type', 'application/json').end(JSON.stringify(headers)),
);

test.beforeAll(async () => {
  // The setup may have to install nginx first.
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'passerelle-gateway-'));
  chmodSync(folder, 0o755);
  home = join(folder, 'gateway');
  const tokenFile = join(folder, 'token');
  writeFileSync(tokenFile, token);
  const env = {
    API: here(places.replica),
    REMOTES: `mfe-contacts=${places.remote} mfe-gone=${here(4639)} mfe-nowhere=nowhere.invalid:80`,
    PUBLIC_URL: `https://${places.plain}`,
    TRUSTED_PROXIES: '',
    LISTEN: places.plain,
    LISTEN_INSIDE: places.inside,
    LOOK_EVERY: '0.2',
  };
  gateway = await startGateway({ home, tokenFile, env });
  remote = await startRemote({ home: join(folder, 'remote'), tokenFile, env: { LISTEN: places.remote } });
  await answers(`${originOf(places.inside)}/healthy`, gateway);
  await answers(`${originOf(places.remote)}/healthy`, remote);
});

test.afterAll(async () => {
  await gateway.stop('SIGQUIT');
  await remote.stop('SIGQUIT');
  replica.close();
  rmSync(folder, { recursive: true, force: true });
});

const checked = async (of: string): Promise<string> => {
  const args = ['-t', '-p', of, '-c', join(of, 'conf/nginx.conf'), '-e', 'stderr'];
  // A pipe of the shell's: nginx opens its output once more, by name, and cannot open one of ours.
  return execFileSync('sh', ['-c', '"$0" "$@" 2>&1 | cat', await findNginx(), ...args], { encoding: 'utf8' });
};

const withToken = { authorization: `Bearer ${token}` };
const put = (path: string, body: string, headers: Record<string, string> = withToken) =>
  fetch(originOf(places.inside) + path, { method: 'PUT', body, headers });

test('nginx finds nothing to say against the settings of either server', async () => {
  for (const of of [home, join(folder, 'remote')]) {
    const output = await checked(of);
    expect(output).toContain('test is successful');
    // Without root, nginx warns that `user` has no effect.
    expect(
      output.split('\n').filter((line) => /\[(warn|error|emerg)\]/.test(line) && !line.includes('"user"')),
    ).toEqual([]);
  }
});

test('every line of a log is JSON, and a health check of the gateway is not logged', async () => {
  await fetch(`${originOf(places.inside)}/healthy`);
  await fetch(`${originOf(places.plain)}/api/"me"`);
  await new Promise<void>((resolve) => {
    // Not a request at all.
    const socket = connect(Number(places.plain.split(':')[1]), '127.0.0.1', () => socket.end('?\r\n\r\n'));
    socket.on('close', () => resolve());
    socket.resume();
  });
  await expect.poll(() => gateway.log()).toContain('"status":400');
  const lines = [...gateway.log().trim().split('\n'), ...remote.log().trim().split('\n').filter(Boolean)];
  expect(lines.map((line) => JSON.parse(line) as object).filter((line) => Object.keys(line).length < 3)).toEqual([]);
  expect(lines.filter((line) => line.includes('"status":204'))).toEqual([]);
});

test('a server that cannot start says why, in a line of JSON', async () => {
  const short = join(folder, 'short');
  writeFileSync(short, 'short');
  const refused = await startRemote({ home: join(folder, 'refused'), tokenFile: short, env: { LISTEN: here(4638) } });
  await expect.poll(() => refused.hasEnded()).toBe(true);
  expect(JSON.parse(refused.log())).toMatchObject({
    level: 'error',
    message: expect.stringContaining('32 characters'),
  });
  writeFileSync(short, token);
  const taken = await startRemote({ home: join(folder, 'refused'), tokenFile: short, env: { LISTEN: 'nowhere' } });
  await expect.poll(() => taken.hasEnded()).toBe(true);
  expect(JSON.parse(taken.log().trim().split('\n').at(-1) ?? '')).toMatchObject({
    level: 'error',
    message: expect.stringContaining('nginx does not start'),
  });
});

test('without a replica, a page gets its error within two seconds', () => {
  const settings = readFileSync(join(home, 'conf/replicas.conf'), 'utf8');
  const value = (name: string) => Number(new RegExp(`^${name} (\\d+)(ms)?;$`, 'm').exec(settings)?.[1]);
  expect(value('proxy_connect_timeout') * value('proxy_next_upstream_tries')).toBeLessThanOrEqual(2_000);
});

test('without a replica, a page says so in words and a call as the API does', async () => {
  const page = await fetch(`${originOf(places.plain)}/contacts`);
  expect([page.status, page.headers.get('content-type'), page.headers.get('retry-after')]).toEqual([
    503,
    'text/html; charset=utf-8',
    '2',
  ]);
  expect(await page.text()).toContain('Passerelle ne répond pas pour le moment');
  const call = await fetch(`${originOf(places.plain)}/api/me`);
  expect([call.status, call.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await call.json()).toMatchObject({ error: { code: 'notReady' } });
});

test('answers of the gateway itself bear the security headers', async () => {
  const page = await fetch(`${originOf(places.plain)}/contacts`);
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(await page.text()) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  for (const path of ['/contacts', '/api/me', '/remotes/mfe-gone/1.0.0/entry.js', '/live/mfe-contacts.json']) {
    const { headers } = await fetch(originOf(places.plain) + path);
    expect([path, headers.get('x-content-type-options'), headers.get('cross-origin-opener-policy')]).toEqual([
      path,
      'nosniff',
      'same-origin',
    ]);
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
  }
});

test('a head that is too long is answered as the API does, for the last time on the connection', async () => {
  const cookie = `a=${'x'.repeat(20_000)}`;
  for (const path of ['/contacts', '/api/me']) {
    const answer = await fetch(originOf(places.plain) + path, { headers: { cookie } });
    expect([answer.status, answer.headers.get('connection')]).toEqual([431, 'close']);
    expect(await answer.json()).toMatchObject({ error: { code: 'tooLarge' } });
  }
});

test('a replica is told who asks, by which way, and under which name the request goes', async () => {
  await new Promise<void>((resolve) => void replica.listen(places.replica, '127.0.0.1', () => resolve()));
  const answer = await fetch(`${originOf(places.plain)}/api/me`, {
    headers: { cookie: 'a=1', 'x-forwarded-for': '198.51.100.7' },
  });
  const seen = (await answer.json()) as IncomingHttpHeaders;
  expect(seen).toMatchObject({
    host: places.plain,
    cookie: 'a=1',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-request-id': answer.headers.get('x-request-id'),
  });
});

test('files of a remote without a server fail as files, and cost nothing else', async () => {
  for (const [name, status] of [
    ['mfe-gone', 503],
    ['mfe-nowhere', 503],
    ['mfe-unknown', 404],
  ] as const) {
    const answer = await fetch(`${originOf(places.plain)}/remotes/${name}/1.0.0/entry.js`);
    expect([name, answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      name,
      status,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
  }
});

test('a deployment needs the token, and a file is only replaced by a newer pointer', async () => {
  const file = '/remotes/mfe-contacts/1.0.0/entry.js';
  expect((await put(file, 'one', {})).status).toBe(401);
  expect((await put(file, 'one', { authorization: `bearer ${token.toUpperCase()}` })).status).toBe(401);
  expect((await put(file, 'one')).status).toBe(201);
  expect((await put(file, 'two')).status).toBe(412);
  expect(await (await fetch(originOf(places.plain) + file)).text()).toBe('one');

  // A compressed variant uploaded first does not count as the file itself, which could not be uploaded otherwise.
  const later = '/remotes/mfe-contacts/1.0.0/later.js';
  expect((await put(`${later}.gz`, 'not even compressed')).status).toBe(201);
  expect((await fetch(originOf(places.inside) + later, { headers: withToken })).status).toBe(404);
  expect((await put(later, 'later')).status).toBe(201);

  for (const path of ['/live/mfe-contacts.json', '/live/mfe-contacts/1.json']) {
    expect((await put(path, '{}', {})).status).toBe(401);
    expect((await put(path, '{}')).status).toBe(201);
    expect((await fetch(originOf(places.plain) + path)).status).toBe(401);
  }
  expect((await put('/live/mfe-contacts/1.json', '{"another":1}')).status).toBe(412);
  expect((await put('/live/mfe-contacts.json', '{}', { ...withToken, 'if-none-match': '*' })).status).toBe(412);
  expect((await put('/live/mfe-contacts.json', '{"newer":1}')).status).toBe(204);
  const listed = await fetch(`${originOf(places.inside)}/live/`, { headers: withToken });
  expect(((await listed.json()) as { name: string }[]).map(({ name }) => name)).toEqual([
    'mfe-contacts',
    'mfe-contacts.json',
  ]);
});

test('concurrent flips of one remote take turns, and leave no files behind', async () => {
  const store = httpStore(originOf(places.inside), { token });
  const turns: string[] = [];
  const flip = (who: string) =>
    store.inOrder('mfe-contacts', async (mine) => {
      turns.push(who);
      await store.read('live/mfe-contacts.json');
      await mine();
      turns.push(who);
    });
  await Promise.all(['one', 'two', 'three'].map(flip));
  expect(turns.filter((who, index) => who !== turns[index - (index % 2)])).toEqual([]);
  expect(readdirSync(join(home, 'files/live')).filter((name) => name.includes('.lock'))).toEqual([]);

  const move = { destination: '/live/.mfe-contacts.lock/', overwrite: 'F' };
  const stranger = await fetch(`${originOf(places.inside)}/live/.mfe-contacts.lock.mine/`, {
    method: 'MOVE',
    headers: move,
  });
  expect(stranger.status).toBe(401);
});

test('whole versions are taken away with the token, and nothing above them', async () => {
  const remove = (path: string, headers = {}) => fetch(originOf(places.inside) + path, { method: 'DELETE', headers });
  expect((await remove('/remotes/mfe-contacts/1.0.0/')).status).toBe(404);
  expect((await remove('/remotes/mfe-contacts/', withToken)).status).toBe(409);
  expect((await remove('/live/mfe-contacts.json', withToken)).status).toBe(405);
  expect((await remove('/remotes/mfe-contacts/1.0.0/', withToken)).status).toBe(204);
  expect((await fetch(`${originOf(places.remote)}/remotes/mfe-contacts/1.0.0/entry.js`)).status).toBe(404);
});
