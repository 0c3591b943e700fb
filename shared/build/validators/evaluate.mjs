import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { root } from '../paths.mjs';

/**
 * A TypeScript module of the contract with all that it imports, as one text.
 * @param {string} entry
 */
export async function bundled(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

let runs = 0;

/**
 * Runs the text from a file inside the repository, where its packages are found.
 * @param {string} source
 * @returns {Promise<Record<string, unknown>>}
 */
export async function evaluate(source) {
  const folder = join(root, '.cache/evaluated');
  const file = join(folder, `${process.pid}-${(runs += 1)}.mjs`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, source);
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file, { force: true });
  }
}
