import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { bundled, evaluate } from './evaluate.mjs';
import { root } from '../paths.mjs';
import { generateValidators } from './generate-validators.mjs';

const calls = join(root, 'shared/contract/calls/index.ts');
const generated = join(root, 'shared/client/generated');

const types = `/** Calls that each call makes stale, from the contract’s touches; calls that touch nothing are left out. */
export declare const touches: Readonly<Record<string, readonly string[]>>;
`;

/**
 * The `touches` of each call, without the schemas beside it on its line: those must not travel to the page.
 * @param {{ entry?: string, out?: string }} [options]
 */
async function generateTouches({ entry = calls, out = generated } = {}) {
  const lines = /** @type {Record<string, { touches?: string[] }>} */ ((await evaluate(await bundled(entry))).calls);
  const touching = Object.entries(lines).flatMap(([name, { touches = [] }]) =>
    touches.length > 0 ? [[name, touches]] : [],
  );
  await mkdir(out, { recursive: true });
  await replace(join(out, 'touches.d.mts'), types);
  await replace(join(out, 'touches.mjs'), `export const touches = ${JSON.stringify(Object.fromEntries(touching))};\n`);
}

/**
 * In one step, and only if it differs: a build that watches the file is not started in vain.
 * @param {string} file @param {string} text
 */
async function replace(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  const aside = `${file}-${process.pid}`;
  await writeFile(aside, text);
  await rename(aside, file);
}

/** Makes what the page takes from the contract and the repository does not hold. */
export async function generate() {
  await Promise.all([generateValidators(), generateTouches()]);
}
