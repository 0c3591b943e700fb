import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readJson, registryFile, remotesOut } from '../paths.mjs';

/**
 * @typedef {{ contract: number, remotes: (Record<string, unknown> & { name: string })[] }} Registry
 */

/**
 * The live version of a remote, as `live.json` beside its files says.
 * @param {string} name @param {string} version
 */
export const readLive = (name, version) => ({
  ...readJson(join(remotesOut, name, version, 'live.json')),
  base: `/remotes/${name}/${version}/`,
});

/** @param {string} name */
export const builtVersions = (name) =>
  existsSync(join(remotesOut, name))
    ? readdirSync(join(remotesOut, name)).filter((entry) => !entry.startsWith('.'))
    : [];

/**
 * Writes the pointer to the live versions in one atomic step: a reader sees the old one or the new one, never half.
 * @param {Registry} registry
 * @param {string} [file]
 */
export function writeRegistry(registry, file = registryFile) {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, JSON.stringify(registry, null, 2));
  renameSync(draft, file);
}
