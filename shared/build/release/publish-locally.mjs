import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { say } from '../lib/progress.mjs';
import { buildDir, remoteNames } from '../paths.mjs';
import { candidateOf, activateRelease } from './activate-release.mjs';
import { signsForOwnShell } from './keys.mjs';
import { history, liveNames, pointerOf, readFlip } from './live.mjs';
import { isGenuine } from './sign.mjs';
import { folderStore } from './store/folder-store.mjs';
import { sweep } from './sweep.mjs';
import { isLocalVersion, isThere, placeFor, WHOLE } from './versions.mjs';

/**
 * @typedef {{ name: string, version: string }} Built
 * @typedef {import('./store/store.mjs').Store} Store
 */

const BY = 'local build';

/** Local builds are not kept for a rollback, except the previous one. @param {string} version */
const retentionOf = (version) => (isLocalVersion(version) ? 0 : Infinity);

/** Latest live release that was built on this machine. @param {Store} store @param {string} name */
const lastLocalBuild = async (store, name) =>
  (await history(store, name)).find(({ release }) => release.by === BY)?.release.version;

/**
 * Tells if a flip is needed: none when the version is live and the shell trusts its signature. With `keepDeployed` a
 * deployed or rolled-back version stays until another one is built.
 * @param {Store} store @param {Built} built @param {boolean} keepDeployed
 * @returns {Promise<'live' | 'staysBehind' | 'toFlip'>}
 */
async function stateOf(store, { name, version }, keepDeployed) {
  const { flip: live } = await readFlip(store, name, pointerOf(name));
  if (!live || !(await isGenuine(live.sealed))) return 'toFlip';
  if (live.release.version === version) return 'live';
  if (!keepDeployed || live.release.by === BY) return 'toFlip';
  if ((await lastLocalBuild(store, name)) !== version) return 'toFlip';
  if (!(await isThere(store, live.release.base))) return 'toFlip';
  say(`${name} ${live.release.version} stays live, as ${live.release.by} left it.`);
  return 'staysBehind';
}

/** @param {Store} store @param {Built} built */
async function publish(store, { name, version }) {
  const { path, base } = placeFor(store, undefined, name, version);
  const build = JSON.parse(await readFile(join(store.at, path, WHOLE), 'utf8'));
  await activateRelease(store, candidateOf(build, base), { by: BY, now: Date.now });
  await sweep(store, { store, folder: `remotes/${name}` }, { remote: name, now: Date.now(), retentionOf });
}

/** Hides remotes whose sources are on another branch. Deployed remotes are not removed. */
async function forgetOthers(/** @type {Store} */ store) {
  const own = remoteNames();
  for (const name of (await liveNames(store)).filter((live) => !own.includes(live))) {
    const { flip: live } = await readFlip(store, name, pointerOf(name));
    if (live && !isLocalVersion(live.release.version)) continue;
    await rm(join(store.at, 'live', name), { recursive: true, force: true });
    await store.remove(pointerOf(name));
  }
}

/**
 * Makes live what was built into `.build`: the way a deployment does, and without asking whether it fits, since all of it
 * comes from the same sources. False when something is not live afterwards.
 * @param {readonly Built[]} built
 */
export async function publishLocally(built, { keepDeployed = false, folder = buildDir } = {}) {
  const store = folderStore(folder);
  await forgetOthers(store);
  if (!signsForOwnShell()) {
    say('RELEASE_PUBLIC_KEYS does not name the key that is signed with here: what was built waits for its deployment.');
    return false;
  }
  let isLive = true;
  for (const remote of built) {
    const state = await stateOf(store, remote, keepDeployed);
    if (state === 'toFlip') await publish(store, remote);
    if (state === 'staysBehind') isLive = false;
  }
  return isLive;
}
