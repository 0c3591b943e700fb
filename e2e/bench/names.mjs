import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { apiBundle, apiEntries } from '../../shared/build/bundle/api-bundle.mjs';
import { buildDir } from '../../shared/build/paths.mjs';
import { ratio, table } from './numbers.mjs';
import { linesOf } from './rows.mjs';

const server = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * Short Han and Kana names against a Latin word that as many rows have, among so many contacts of one person and so many
 * people of one organisation.
 * @param {{ rows: number, calls: number, engines: readonly ('server' | 'embedded')[] }} size
 */
export async function benchNames({ rows, calls, engines }) {
  const out = join(buildDir, 'bench');
  const entry = fileURLToPath(new URL('./names/main.ts', import.meta.url));
  await build({ ...apiBundle(out), entryPoints: { ...apiEntries, names: entry } });
  for (const engine of engines) {
    const folder = mkdtempSync(join(tmpdir(), 'passerelle-names-'));
    try {
      const lines = await linesOf(join(out, 'names.js'), {
        BENCH_FOLDER: folder,
        BENCH_ROWS: String(rows),
        BENCH_CALLS: String(calls),
        BENCH_URL: engine === 'server' ? server : '',
      });
      if (lines.length > 0) table(`${engine}: ${rows} names (${calls} calls each, in turn; ms)`, lines.map(rowOf));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** @typedef {{ p50: number, p95: number }} Times */

/** @param {{ call: string, times: Record<string, Times> }} measured */
const rowOf = ({ call, times: { latin = { p50: NaN, p95: NaN }, ...others } }) => ({
  call,
  'latin, p50 / p95': `${latin.p50.toFixed(1)} / ${latin.p95.toFixed(1)}`,
  ...Object.fromEntries(
    Object.entries(others).map(([name, { p50, p95 }]) => [
      `${name}, × p50 / p95`,
      `${ratio(p50, latin.p50)} / ${ratio(p95, latin.p95)}`,
    ]),
  ),
});
