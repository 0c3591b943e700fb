import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { apiBundle, apiEntries } from '../../shared/build/bundle/api-bundle.mjs';
import { buildDir } from '../../shared/build/paths.mjs';
import { median, ratio, table } from './numbers.mjs';

const server = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** @typedef {{ reading: number, checking: number, importing: number, asking: number, copying: number, maxRSS: number }} Round */

/**
 * Cost of an import of people against `COPY` of the same rows into the same tables, round by round, and its peak memory
 * with ten times as many people.
 * @param {{ rows: number, rounds: number }} size
 */
export async function benchImport({ rows, rounds }) {
  const out = join(buildDir, 'bench');
  const entry = fileURLToPath(new URL('./import/main.ts', import.meta.url));
  await build({ ...apiBundle(out), entryPoints: { ...apiEntries, import: entry } });
  const file = join(out, 'import.js');
  const lines = [];
  for (const engine of /** @type {const} */ (['server', 'embedded'])) {
    const many = await runEngine(file, engine, rows, rounds);
    const [few] = await runEngine(file, engine, rows / 10, 1);
    const [first] = many;
    if (!first || !few) continue;
    const seconds = (/** @type {(one: Round) => number} */ of) => (median(many.map(of)) / 1_000).toFixed(2);
    const times = (/** @type {(one: Round) => number} */ of) =>
      ratio(median(many.map((one) => of(one) / one.copying)), 1);
    lines.push({
      engine,
      'reading, s': seconds(({ reading }) => reading),
      'checking, s': seconds(({ checking }) => checking),
      'importing, s': seconds(({ importing }) => importing),
      'asking how it went, s': seconds(({ asking }) => asking),
      'COPY, s': seconds(({ copying }) => copying),
      'importing ÷ COPY': times(({ importing }) => importing),
      'all three ÷ COPY': times(({ reading, checking, importing }) => reading + checking + importing),
      [`memory, ${rows / 10} → ${rows} rows, MB`]: [few, first]
        .map((one) => Math.round(one.maxRSS / 1_000))
        .join(' → '),
      'load average': loadavg()[0]?.toFixed(1) ?? '',
    });
  }
  if (lines.length > 0) table(`An import of ${rows} people; medians of ${rounds} rounds`, lines);
}

/**
 * @param {string} file @param {'server' | 'embedded'} engine @param {number} rows @param {number} rounds
 * @returns {Promise<Round[]>}
 */
async function runEngine(file, engine, rows, rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'passerelle-import-'));
  // The database of the server writes there as its own user.
  chmodSync(folder, 0o777);
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      BENCH_FOLDER: folder,
      BENCH_ROWS: String(rows),
      BENCH_ROUNDS: String(rounds),
      BENCH_URL: engine === 'server' ? server : '',
    },
  });
  /** @type {Round[]} */
  const measured = [];
  const ended = new Promise((resolve) => child.once('close', resolve));
  for await (const line of createInterface({ input: child.stdout })) measured.push(JSON.parse(line));
  const code = await ended;
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) console.error(`${engine} was not measured: its process ended with ${code}.`);
  return measured;
}
