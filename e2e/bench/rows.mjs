import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { apiBundle, apiEntries } from '../../shared/build/bundle/api-bundle.mjs';
import { buildDir } from '../../shared/build/paths.mjs';
import { ratio, table } from './numbers.mjs';

const server = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * Cost of 5,000 contacts and actions of one person among that many rows of others, against 1,000 rows in all, on both
 * engines: the real schema, the real routes. A million rows take some minutes and a gigabyte and a half of disk on each.
 * @param {{ rows: number, calls: number, engines: readonly ('server' | 'embedded')[] }} size
 */
export async function benchRows({ rows, calls, engines }) {
  const out = join(buildDir, 'bench');
  const entry = fileURLToPath(new URL('./rows/main.ts', import.meta.url));
  await build({ ...apiBundle(out), entryPoints: { ...apiEntries, rows: entry } });
  for (const engine of engines) {
    const folder = mkdtempSync(join(tmpdir(), 'passerelle-rows-'));
    try {
      const lines = await linesOf(join(out, 'rows.js'), {
        BENCH_FOLDER: folder,
        BENCH_ROWS: String(rows),
        BENCH_CALLS: String(calls),
        BENCH_URL: engine === 'server' ? server : '',
      });
      if (lines.length === 0) continue;
      table(
        `${engine}: ${rows} rows a table (${calls} calls each, in turn; milliseconds at 50 and 95 of 100)`,
        lines.map(rowOf),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/**
 * Runs a file in a process of its own and reads its JSON lines.
 * @param {string} file
 * @param {Record<string, string>} settings
 */
export async function linesOf(file, settings) {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  /** @type {any[]} */
  const lines = [];
  const ended = new Promise((resolve) => child.once('close', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const message = JSON.parse(line);
    if ('call' in message || ('table' in message && 'heap' in message)) lines.push(message);
    else console.error(line);
  }
  const code = await ended;
  if (code !== 0) console.error(`This engine was not measured: its process ended with ${code}.`);
  return lines;
}

/** @typedef {{ p50: number, p95: number }} Times */

/** @param {{ call: string, times: { few: Times, alone: Times, crowd: Times } }} measured */
const rowOf = ({ call, times: { few, alone, crowd } }) => {
  const both = (/** @type {Times} */ { p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
  return {
    call,
    '1,000 rows': both(few),
    '5,000, alone': both(alone),
    'among all': both(crowd),
    '× 1,000, p50': ratio(crowd.p50, few.p50),
    '× 1,000, p95': ratio(crowd.p95, few.p95),
    '× alone, p50': ratio(crowd.p50, alone.p50),
  };
};
