import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { apiBundle, apiEntries } from '../../shared/build/bundle/api-bundle.mjs';
import { buildDir } from '../../shared/build/paths.mjs';
import { table } from './numbers.mjs';
import { linesOf } from './rows.mjs';

const server = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const million = 1_000_000;

/** @typedef {{ table: string, people: number, rows: number, heap: number, indexes: number }} Size */

/**
 * Disk size of ten million people: the demo's people with all that they have, copied many times, and from there by
 * multiplication. Tables of less than a hundredth are left out.
 * @param {{ copies: number }} size
 */
export async function benchSizes({ copies }) {
  const out = join(buildDir, 'bench');
  const entry = fileURLToPath(new URL('./sizes/main.ts', import.meta.url));
  await build({ ...apiBundle(out), entryPoints: { ...apiEntries, sizes: entry } });
  const folder = mkdtempSync(join(tmpdir(), 'passerelle-sizes-'));
  try {
    const settings = { BENCH_FOLDER: folder, BENCH_COPIES: String(copies), BENCH_URL: server };
    const sizes = /** @type {Size[]} */ (await linesOf(join(out, 'sizes.js'), settings));
    const all = sizes.reduce((sum, { heap, indexes }) => sum + heap + indexes, 0);
    const people = sizes[0]?.people ?? NaN;
    const gigabytes = (/** @type {number} */ bytes) => ((bytes * 10 * million) / people / 1e9).toFixed(1);
    const lines = sizes
      .filter(({ heap, indexes }) => heap + indexes > all / 100)
      .map(({ table: name, rows, heap, indexes }) => ({
        table: name,
        'rows a person': (rows / people).toFixed(1),
        'bytes a row': (heap / rows).toFixed(0),
        'of indexes': (indexes / rows).toFixed(0),
        'ten million, rows': `${((rows / people) * 10).toFixed(0)} M`,
        GB: gigabytes(heap + indexes),
      }));
    table(`${people} people: ${(all / people / 1000).toFixed(1)} KB each; ten million: ${gigabytes(all)} GB`, lines);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
