import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';

import { expect, test } from '@playwright/test';

import { originOf } from '../places';
import { answers, type Running } from '../processes';
import { startGateway } from '../servers';

const here = (port: number) => `127.0.0.1:${port}`;
const places = { plain: here(4641), tls: here(4642), inside: here(4643), replica: 4644 };

test.describe.configure({ mode: 'serial' });

let folder = '';
let home = '';
let gateway: Running;
const replica = createServer((_request, answer) => answer.end('{}'));

async function start(): Promise<void> {
  const env = {
    API: here(places.replica),
    REMOTES: '',
    PUBLIC_URL: `https://${places.tls}`,
    TRUSTED_PROXIES: '',
    LISTEN: places.plain,
    LISTEN_TLS: places.tls,
    LISTEN_INSIDE: places.inside,
    LOOK_EVERY: '0.2',
  };
  gateway = await startGateway({ home, tokenFile: join(folder, 'token'), env });
  await answers(`${originOf(places.inside)}/healthy`, gateway);
}

test.beforeAll(async () => {
  // The setup may have to install nginx first.
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'passerelle-certificates-'));
  chmodSync(folder, 0o755);
  home = join(folder, 'gateway');
  mkdirSync(join(home, 'certificates'), { recursive: true });
  writeFileSync(join(folder, 'token'), 'a-token-that-only-this-gateway-knows');
  for (const name of ['first.example', 'second.example', 'third.example']) makeCertificate(name);
  await new Promise<void>((resolve) => void replica.listen(places.replica, '127.0.0.1', () => resolve()));
});

test.afterAll(async () => {
  await gateway.stop('SIGQUIT');
  replica.close();
  rmSync(folder, { recursive: true, force: true });
});

function makeCertificate(name: string): void {
  const made = join(folder, name);
  mkdirSync(made);
  const files = ['-keyout', join(made, 'privkey.pem'), '-out', join(made, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...key, '-days', '2', '-subj', `/CN=${name}`, ...files], { stdio: 'pipe' });
}

const give = (file: 'fullchain.pem' | 'privkey.pem', of: string): void =>
  copyFileSync(join(folder, of, file), join(home, 'certificates', file));

/** Subject of the certificate and status of the answer. The certificate is not verified. */
const overTls = (path: string) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; subject: string }>((resolve, reject) => {
    const request = get(`https://${places.tls}${path}`, { rejectUnauthorized: false, agent: false }, (answer) => {
      const socket = answer.socket as unknown as { getPeerCertificate: () => { subject: { CN: string } } };
      answer.resume();
      resolve({ status: answer.statusCode, headers: answer.headers, subject: socket.getPeerCertificate().subject.CN });
    });
    request.on('error', reject);
  });

/** The cipher that is agreed on where these are offered; undefined: none. */
const agreedOn = (options: Pick<ConnectionOptions, 'ciphers' | 'minVersion' | 'maxVersion'>) =>
  new Promise<string | undefined>((resolve) => {
    const [host, port] = places.tls.split(':');
    const socket = connect({ ...options, host, port: Number(port), rejectUnauthorized: false }, () => {
      resolve(socket.getCipher().standardName);
      socket.end();
    });
    socket.on('error', () => resolve(undefined));
  });
const subject = async (): Promise<string | undefined> => (await overTls('/api/me').catch(() => undefined))?.subject;

const plainly = async (path: string) => {
  const answer = await fetch(originOf(places.plain) + path, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
};

const errors = (): string[] => {
  const lines = gateway.log().trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as { level?: string; message?: string });
  return entries.flatMap(({ level, message }) => (level === 'error' && message ? [message] : []));
};

test('a certificate and a key that do not belong together leave plain http, and a line in the log', async () => {
  give('fullchain.pem', 'first.example');
  give('privkey.pem', 'second.example');
  await start();
  expect(await plainly('/api/me')).toEqual([200, null]);
  expect(await subject()).toBeUndefined();
  expect(errors()).toEqual([expect.stringMatching(/cannot be used together, there is plain http only.*mismatch/)]);
});

test('once there is a certificate, plain http leads to https; a renewed one is taken without a restart', async () => {
  give('privkey.pem', 'first.example');
  await expect.poll(subject).toBe('first.example');
  const { status, headers } = await overTls('/api/me');
  expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000; includeSubDomains']);
  // A connection that was open goes on with the former settings to its next request.
  await expect.poll(() => plainly('/contacts?filter=all')).toEqual([308, `https://${places.tls}/contacts?filter=all`]);
  // A program that calls over http is refused rather than redirected: it would go on sending its secrets.
  for (const path of ['/api/me', '/live/mfe-contacts.json', '/remotes/mfe-contacts/1.0.0/entry.js']) {
    const call = await fetch(originOf(places.plain) + path, { redirect: 'manual' });
    expect([path, call.status, ((await call.json()) as { error: { code: string } }).error.code]).toEqual([
      path,
      403,
      'forbidden',
    ]);
  }
  // Calendars subscribe by webcal:, which many of them read as plain http.
  expect(await plainly('/api/calendars/abc')).toEqual([308, `https://${places.tls}/api/calendars/abc`]);
  // Deployments from within need none.
  expect((await fetch(`${originOf(places.inside)}/api/me`)).status).toBe(200);

  give('fullchain.pem', 'second.example');
  give('privkey.pem', 'second.example');
  await expect.poll(subject).toBe('second.example');
});

test('TLS is spoken as of 1.2, with ciphers that keep past traffic secret and notice what was altered', async () => {
  const tls12 = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const;
  expect(await agreedOn({})).toMatch(/^TLS_(AES|CHACHA20)/);
  expect(await agreedOn(tls12)).toMatch(/^TLS_ECDHE_\w+_(GCM|POLY1305)_/);
  for (const weak of ['AES128-SHA', 'AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA', 'ECDHE-ECDSA-AES128-SHA256']) {
    expect([weak, await agreedOn({ ...tls12, ciphers: weak })]).toEqual([weak, undefined]);
  }
  expect(await agreedOn({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' })).toBeUndefined();
});

test('a pair that cannot be used takes nothing away from the one before', async () => {
  const before = errors().length;
  give('fullchain.pem', 'third.example');
  await expect.poll(() => errors().slice(before).join()).toContain('the former ones go on');
  expect(await subject()).toBe('second.example');

  await gateway.stop('SIGQUIT');
  await start();
  await expect.poll(subject).toBe('second.example');
  writeFileSync(join(home, 'certificates/privkey.pem'), '');
  await expect.poll(() => plainly('/api/me')).toEqual([200, null]);
});
