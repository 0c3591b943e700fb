import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { readJson } from '../paths.mjs';

const entry = fileURLToPath(import.meta.resolve('typebox'));
const folder = join(entry, '../..');
const { version } = readJson(join(folder, 'package.json'));

/** Seven hundred small modules, which each test file would load anew: for tests they are one. */
export const typeboxFile = join(folder, `../.cache/passerelle-typebox-${version}.cjs`);

export default async function bundleTypebox() {
  if (existsSync(typeboxFile)) return;
  const made = `${typeboxFile}.${process.pid}`;
  await build({ entryPoints: [entry], outfile: made, bundle: true, format: 'cjs', platform: 'node', target: 'node20' });
  // Whole or not there: another run may be about to read it.
  renameSync(made, typeboxFile);
}
