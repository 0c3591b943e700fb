import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { generateValidators } from '../generate-validators.mjs';
import { buildDir, readJson, registryFile, remoteNames } from '../paths.mjs';
import { buildApi, buildMonolith, buildRemote, buildShell, publishLocally } from './build-steps.mjs';
import { inParallel } from './run.mjs';

/**
 * Builds what is stale: everything, or only the remotes named.
 * @param {{ only?: string[], monolith?: boolean }} [options]
 */
export async function buildAll({ only = [], monolith = false } = {}) {
  const wanted = only.length > 0 ? only : remoteNames();
  const unknown = wanted.filter((name) => !remoteNames().includes(name));
  if (unknown.length > 0) throw new Error(`There is no remote called ${unknown.join(', ')}.`);

  await generateValidators();
  /** @type {Awaited<ReturnType<typeof buildRemote>>[]} */
  const built = [];
  const remotes = wanted.map((name) => async () => void built.push(await buildRemote(name)));
  const others = only.length > 0 ? [] : [buildApi, buildShell];
  await inParallel(2, [...others, ...remotes, ...(monolith ? [buildMonolith] : [])]);

  const kept = existsSync(registryFile) ? readJson(registryFile).remotes : [];
  const names = new Set(built.map((remote) => remote.name));
  const untouched =
    only.length > 0 ? kept.filter((/** @type {{ name: string }} */ remote) => !names.has(remote.name)) : [];
  publishLocally([...untouched, ...built]);
  if (monolith) copyRegistryTo(join(buildDir, 'monolith'));
}

/**
 * The server serves any folder that looks like the built one.
 * @param {string} folder
 */
function copyRegistryTo(folder) {
  mkdirSync(join(folder, 'remotes'), { recursive: true });
  copyFileSync(registryFile, join(folder, 'remotes.json'));
}
