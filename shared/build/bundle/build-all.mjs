import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { catalogueFaults } from '../catalogues/catalogue-faults.mjs';
import { generate } from '../validators/generate.mjs';
import { apiOut, buildDir, liveOut, PAINT_FILE, remoteNames, shellOut } from '../paths.mjs';
import { publishLocally } from '../release/publish-locally.mjs';
import { buildApi, buildMonolith, buildPaints, buildRemote, buildShell, bundlePaints } from './build-steps.mjs';
import { inParallel } from '../lib/run.mjs';
import { markBuildFresh } from './is-build-fresh.mjs';

/**
 * Builds the stale parts of everything or only of the remotes named, and makes it live in `.build`.
 * @param {{ only?: string[], monolith?: boolean, keepDeployed?: boolean }} [options]
 */
export async function buildAll({ only = [], monolith = false, keepDeployed = false } = {}) {
  const wanted = only.length > 0 ? only : remoteNames();
  const unknown = wanted.filter((name) => !remoteNames().includes(name));
  if (unknown.length > 0) throw new Error(`There is no remote called ${unknown.join(', ')}.`);

  refuseFaultyWords();
  await generate();
  /** @type {Awaited<ReturnType<typeof buildRemote>>[]} */
  const built = [];
  const remotes = wanted.map((name) => async () => void built.push(await buildRemote(name)));
  const others = only.length > 0 ? [] : [buildApi, buildShell, bundlePaints];
  await inParallel(2, [...others, ...remotes, ...(monolith ? [buildMonolith] : [])]);

  await buildPaints({ shell: only.length === 0, remotes: built });
  const isLive = await publishLocally(built, { keepDeployed });
  if (isLive && only.length === 0) markBuildFresh(productsOf(built));
  if (monolith) copyPointersTo(join(buildDir, 'monolith'));
}

/** A faulty translation would reach the page: as an id, as code, or in the wrong language. */
function refuseFaultyWords() {
  const faults = catalogueFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const productsOf = (/** @type {readonly { out: string }[]} */ built) => [
  join(apiOut, 'main.js'),
  join(shellOut, 'index.html'),
  join(shellOut, PAINT_FILE),
  ...built.flatMap(({ out }) => [join(out, 'release.json'), join(out, PAINT_FILE)]),
];

/**
 * The server serves any folder that looks like the built one, and a single bundle gets the same list of remotes.
 * @param {string} folder
 */
function copyPointersTo(folder) {
  mkdirSync(join(folder, 'remotes'), { recursive: true });
  rmSync(join(folder, 'live'), { recursive: true, force: true });
  if (existsSync(liveOut)) cpSync(liveOut, join(folder, 'live'), { recursive: true });
}
