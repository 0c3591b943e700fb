import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { apiBundle, apiEntries } from '../../shared/build/bundle/api-bundle.mjs';
import { buildDir } from '../../shared/build/paths.mjs';
import { withData } from './neighbours/data.mjs';
import { median, ratio, table } from './numbers.mjs';

const databaseServer = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const fileOf = (/** @type {string} */ name) => fileURLToPath(new URL(`./users/${name}`, import.meta.url));

/** @typedef {import('./neighbours/data.mjs').Engine} Engine */

/**
 * The lists of the client space with so many people of fifty organisations, against a thousand people of one; and the
 * memory of an export. A million people take some minutes and four gigabytes of disk.
 * @param {{ people: number, calls: number, rounds: number, engines: readonly Engine[], what: readonly ('lists' | 'export')[] }} size
 */
export async function benchUsers({ people, calls, rounds, engines, what }) {
  const out = join(buildDir, 'bench');
  const entryPoints = { ...apiEntries, users: fileOf('main.ts'), 'users-export': fileOf('export-server.ts') };
  await build({ ...apiBundle(out), entryPoints });
  for (const engine of engines) {
    if (what.includes('lists')) await benchLists(join(out, 'users.js'), { people, calls, engine });
  }
  if (!what.includes('export')) return;
  const lines = [];
  for (const engine of engines) lines.push(await comparePeaks(join(out, 'users-export.js'), engine, rounds));
  table('Most memory of the server’s process, after one export of the people of an organisation', lines);
}

/** @param {string} file @param {{ people: number, calls: number, engine: Engine }} size */
async function benchLists(file, { people, calls, engine }) {
  const folder = mkdtempSync(join(tmpdir(), 'passerelle-users-'));
  try {
    const settings = {
      BENCH_FOLDER: folder,
      BENCH_PEOPLE: String(people),
      BENCH_CALLS: String(calls),
      BENCH_URL: engine === 'server' ? databaseServer : '',
    };
    const child = spawn(process.execPath, [file], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...settings },
    });
    const lines = [];
    const ended = new Promise((resolve) => child.once('close', resolve));
    for await (const line of createInterface({ input: child.stdout })) {
      const message = JSON.parse(line);
      if ('call' in message) lines.push(rowOf(message));
      else console.error(line);
    }
    const code = await ended;
    if (code !== 0) console.error(`This engine was not measured: its process ended with ${code}.`);
    if (lines.length > 0) table(`${engine}: ${people} people (${calls} calls each, in turn; milliseconds)`, lines);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @typedef {{ p50: number, p95: number }} Times */

/** @param {{ call: string, times: { few: Times, crowd: Times } }} measured */
const rowOf = ({ call, times: { few, crowd } }) => {
  const both = (/** @type {Times} */ { p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
  return {
    call,
    '1,000, p50 / p95': both(few),
    'crowd, p50 / p95': both(crowd),
    'ratio, p50': ratio(crowd.p50, few.p50),
    'ratio, p95': ratio(crowd.p95, few.p95),
  };
};

/** @param {string} file @param {Engine} engine @param {number} rounds */
async function comparePeaks(file, engine, rounds) {
  const peaksOf = (/** @type {number} */ people) =>
    withData({ file, engine, contacts: people }, async ({ greedy }, start) => {
      const peaks = [];
      for (let round = 0; round < rounds; round += 1) {
        const { url, stop } = await start();
        const answer = await fetch(`${url}/api/users/export`, { headers: { cookie: greedy.cookie } });
        let lines = -1;
        for await (const piece of answer.body ?? []) lines += Buffer.from(piece).filter((byte) => byte === 10).length;
        if (lines < people) throw new Error(`The export was answered ${answer.status}, with ${lines} lines.`);
        peaks.push(await stop());
      }
      return peaks;
    });
  const [few, many] = [await peaksOf(1_000), await peaksOf(100_000)];
  const megabytes = (/** @type {number[]} */ kilobytes) =>
    `${Math.round(median(kilobytes) / 1_000)} (${kilobytes.map((one) => Math.round(one / 1_000)).join(', ')})`;
  return {
    engine,
    '1,000 rows, MB': megabytes(few),
    '100,000 rows, MB': megabytes(many),
    ratio: ratio(median(many), median(few)),
  };
}
