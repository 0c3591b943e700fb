import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { until } from '../commands.mjs';
import { assertEqual } from '../report.mjs';
import { remotes } from './start.mjs';

/** @typedef {import('../installation.mjs').Installation} Installation */
/** @typedef {import('../report.mjs').Report} Report */

const password = 'Passerelle-2026!';
const MEGABYTE = 1e6;
const API_IMAGE_LIMIT = 300 * MEGABYTE;

/** @param {Installation} installation @param {string} [username] @returns {Promise<string>} the cookie of a session */
export async function signIn(installation, username = 'participant@demo.example') {
  const answer = await installation.fetch('/api/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  assertEqual(answer.status, 200, `signing in as ${username}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** @param {Installation} installation @param {string} path @param {string} [cookie] */
export async function statusOf(installation, path, cookie = '') {
  const answer = await installation.fetch(path, { headers: { cookie } });
  await answer.arrayBuffer();
  return answer.status;
}

/** The address of each remote’s entry, as its pointer names it. @param {Installation} installation */
export async function entries(installation) {
  const script = 'for f in /srv/gateway/files/live/mfe-*.json; do cat $f; echo; done';
  const text = await installation.compose(['exec', '-T', 'gateway', 'sh', '-c', script]);
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => {
      const { name, base, entry } = /** @type {{ name: string, base: string, entry: string }} */ (
        JSON.parse(JSON.parse(line).release)
      );
      return { name, address: base + entry };
    });
}

/** @param {Installation} installation */
export async function assertEntriesServed(installation) {
  const found = await entries(installation);
  assertEqual(
    found.map(({ name }) => name),
    remotes,
    'pointers',
  );
  for (const { name, address } of found) {
    const answer = await installation.fetch(address);
    const isScript =
      /javascript/.test(answer.headers.get('content-type') ?? '') && (await answer.text()).length > 1_000;
    assertEqual([name, answer.status, isScript], [name, 200, true], 'the entry');
  }
}

/** Whatever the containers that are ours have written. @param {Installation} installation */
async function logLines(installation) {
  const output = await installation.compose(['logs', '--no-color', '--no-log-prefix', 'gateway', 'api', ...remotes]);
  // Compose clears its own line before each of theirs.
  return output
    .replaceAll('\u001B[2K', '')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** @param {Installation} installation @param {Report} report */
export async function logChecks(installation, report) {
  await report.check('every line that the gateway, the replicas and the remotes write is JSON', async () => {
    const lines = await logLines(installation);
    const others = lines.filter((line) => {
      try {
        return typeof JSON.parse(line) !== 'object';
      } catch {
        return true;
      }
    });
    assertEqual(others.slice(0, 3), [], 'lines that are not');
    if (lines.length < 20) throw new Error(`There are only ${lines.length} lines.`);
    assertEqual(
      lines.filter((line) => /"route":"[^"]*\/(health|ready)","status":200/.test(line)).slice(0, 2),
      [],
      'health checks',
    );
  });
  await report.check('no read or write of a service was denied', async () => {
    const lines = await logLines(installation);
    assertEqual(
      lines.filter((line) => /EACCES|EPERM|EROFS|ermission denied|Read-only/.test(line)).slice(0, 3),
      [],
      'denials',
    );
  });
}

/** @param {Installation} installation @param {Report} report */
export async function outsideChecks(installation, report) {
  await report.check('a participant signs in through the gateway and is known to both replicas', async () => {
    const cookie = await signIn(installation);
    for (let turn = 0; turn < 6; turn += 1)
      assertEqual(await statusOf(installation, '/api/me', cookie), 200, '/api/me');
    assertEqual(await statusOf(installation, '/api/me'), 401, '/api/me without a session');
  });
  await report.check('the entry of each remote is served', () => assertEntriesServed(installation));
  await report.check('a mail reaches its server', async () => {
    const address = 'manager@demo.example';
    const answer = await installation.fetch('/api/auth/reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: address }),
    });
    assertEqual(answer.status, 200, 'asking for a link');
    await until('the mail is there', async () => {
      const caught = await fetch(`http://127.0.0.1:${installation.ports.mail}/api/v1/messages`);
      return (await caught.text()).toLowerCase().includes(address);
    });
  });
  await report.check('a root that is read-only lets nothing be written', async () => {
    const all = await installation.inspect(...(await installation.compose(['ps', '-q'])).split('\n').filter(Boolean));
    const closed = all.filter(({ HostConfig }) => HostConfig.ReadonlyRootfs);
    assertEqual(closed.length, remotes.length + 3, 'containers with such a root');
    for (const { Id, Name } of closed) {
      const script = 'if touch /trial 2>/dev/null; then echo written; else echo refused; fi';
      assertEqual(
        [Name, (await installation.docker('exec', '--user=0', Id, 'sh', '-c', script)).trim()],
        [Name, 'refused'],
        'touch',
      );
    }
  });
  await report.check('the image of the server has less than 300 MB', async () => {
    const size = Number(
      await installation.docker('image', 'inspect', '--format', '{{.Size}}', `${installation.project}-api`),
    );
    report.say(`        ${Math.round(size / MEGABYTE)} MB`);
    if (size >= API_IMAGE_LIMIT) throw new Error(`It has ${Math.round(size / MEGABYTE)} MB.`);
  });
}

const FORGED_TRIES = 130;

/** Run this check last: its address is rate limited afterwards. @param {Installation} installation @param {Report} report */
export async function sourceCheck(installation, report) {
  await report.check('sign-in attempts with a forged client address are still limited', async () => {
    /** @type {number[]} */
    const statuses = [];
    for (let turn = 0; turn < FORGED_TRIES; turn += 1) {
      const answer = await installation.fetch('/api/auth', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${turn}` },
        body: JSON.stringify({ username: 'nobody@example.org', password: 'Autre-2026!' }),
      });
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    const refused = statuses.filter((status) => status === 429).length;
    if (refused === 0)
      throw new Error(`Not one of ${FORGED_TRIES} tries was refused: ${[...new Set(statuses)].join()}`);
  });
}

/** @param {Installation} installation */
export const settingsOf = (installation) =>
  Object.fromEntries(
    readFileSync(join(installation.folder, '.env'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(
        (line) =>
          /** @type {[string, string]} */ ([line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      ),
  );
