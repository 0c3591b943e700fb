import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { apiBundle, apiEntries } from '../../shared/build/bundle/api-bundle.mjs';
import { buildDir } from '../../shared/build/paths.mjs';
import { ratio, table } from './numbers.mjs';

const server = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const contact = { type: 'hr', lastName: 'Diop', firstName: 'Fatou' };
/** Calls of screens and of people who write, in order: one call of eight writes. @type {[string, string, object?][]} */
const mix = [
  ['GET', '/me'],
  ['GET', '/me/contacts?sort=createdAt&order=desc'],
  ['GET', '/me/contacts/count'],
  ['GET', '/me/agenda?sort=nearest&order=asc&status=pending'],
  ['GET', '/me/notifications?pageSize=1&status=received'],
  ['GET', '/me/contacts?search=durand+19&sort=fullName'],
  ['GET', '/me/agenda/count'],
  ['POST', '/me/contacts', contact],
];

/**
 * Fifty people who never stop to think: each makes their next call as soon as the one before is answered. Reports the
 * slowest calls against the median, of reads and of writes.
 * @param {{ people: number, seconds: number, engines: readonly ('server' | 'embedded')[] }} size
 */
export async function benchCrowd({ people, seconds, engines }) {
  const out = join(buildDir, 'bench');
  const entry = fileURLToPath(new URL('./crowd/server.ts', import.meta.url));
  await build({ ...apiBundle(out), entryPoints: { ...apiEntries, crowd: entry } });
  const lines = [];
  for (const engine of engines) {
    const folder = mkdtempSync(join(tmpdir(), 'passerelle-crowd-'));
    const child = spawn(process.execPath, [join(out, 'crowd.js')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        BENCH_FOLDER: folder,
        BENCH_PEOPLE: String(people),
        BENCH_URL: engine === 'server' ? server : '',
      },
    });
    const closed = new Promise((resolve) => child.once('close', resolve));
    for await (const line of createInterface({ input: child.stdout })) {
      const { url, cookies } = /** @type {{ url: string, cookies: string[] }} */ (JSON.parse(line));
      await loop(url, cookies, 3);
      const times = await loop(url, cookies, seconds);
      for (const kind of ['GET', 'POST']) lines.push(rowOf(engine, kind, times.get(kind) ?? [], seconds));
      child.kill('SIGTERM');
    }
    await closed;
    rmSync(folder, { recursive: true, force: true });
  }
  table(`${people} people without time to think, ${seconds} s; milliseconds`, lines);
}

/** @param {string} url @param {readonly string[]} cookies @param {number} seconds */
async function loop(url, cookies, seconds) {
  /** @type {Map<string, number[]>} */
  const times = new Map([
    ['GET', []],
    ['POST', []],
  ]);
  const end = performance.now() + seconds * 1_000;
  const person = async (/** @type {string} */ cookie, /** @type {number} */ first) => {
    for (let n = first; performance.now() < end; n += 1) {
      const [method, path, body] = mix[n % mix.length] ?? ['GET', '/me'];
      const begun = performance.now();
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: { cookie, origin: url, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
      times.get(method)?.push(performance.now() - begun);
    }
  };
  await Promise.all(cookies.map(person));
  return times;
}

/** @param {string} engine @param {string} kind @param {number[]} times @param {number} seconds */
function rowOf(engine, kind, times, seconds) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(Math.floor(share * sorted.length), sorted.length - 1)] ?? NaN;
  return {
    engine,
    calls: kind === 'GET' ? 'reads' : 'writes',
    'a second': (times.length / seconds).toFixed(0),
    p50: at(0.5).toFixed(0),
    p95: at(0.95).toFixed(0),
    p99: at(0.99).toFixed(0),
    'p95 ÷ p50': ratio(at(0.95), at(0.5)),
    'load average': loadavg()[0]?.toFixed(1) ?? '',
  };
}
