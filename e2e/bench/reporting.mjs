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

const databaseServer = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** @typedef {import('./neighbours/data.mjs').Engine} Engine */

/**
 * Every panel of the general dashboard over a year of so many facts, against a week of a fiftieth of them, which is as many
 * a day; and against statements written by hand for the same figures.
 * @param {{ people: number, facts: number, calls: number, only: string, engines: readonly Engine[] }} size
 */
export async function benchReporting({ engines, ...size }) {
  const out = join(buildDir, 'bench');
  const main = fileURLToPath(new URL('./reporting/main.ts', import.meta.url));
  await build({ ...apiBundle(out), entryPoints: { ...apiEntries, reporting: main } });
  for (const engine of engines) await benchEngine(join(out, 'reporting.js'), { ...size, engine });
}

/** @param {string} file @param {{ people: number, facts: number, calls: number, only: string, engine: Engine }} size */
async function benchEngine(file, { people, facts, calls, only, engine }) {
  const folder = mkdtempSync(join(tmpdir(), 'passerelle-reporting-'));
  try {
    const settings = {
      BENCH_FOLDER: folder,
      BENCH_PEOPLE: String(people),
      BENCH_FACTS: String(facts),
      BENCH_CALLS: String(calls),
      BENCH_ONLY: only,
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
    const load = loadavg().map((one) => one.toFixed(1));
    const title = `${engine}: ${people} people, ${facts} facts of a year (${calls} calls each, in turn; load average ${load.join(', ')})`;
    if (lines.length > 0) table(title, lines);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @typedef {{ p50: number, p95: number }} Times */
/** @typedef {Record<'week' | 'year', Times> & Record<'year by hand', { p95: number | null }>} Measured */

/** @param {{ call: string, times: Measured }} measured */
const rowOf = ({ call, times }) => {
  const { week, year } = times;
  // Null for figures that have no hand-written query.
  const hand = times['year by hand'];
  return {
    panel: call,
    'week, p95 ms': week.p95.toFixed(1),
    'year, p95 ms': year.p95.toFixed(1),
    'year ÷ week, p50': ratio(year.p50, week.p50),
    'year ÷ week, p95': ratio(year.p95, week.p95),
    'by hand, p95 ms': hand.p95?.toFixed(1) ?? '–',
    'year ÷ by hand': hand.p95 ? ratio(year.p95, hand.p95) : '–',
  };
};
