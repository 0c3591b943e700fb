import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  apiOut,
  buildDir,
  PAINT_FILE,
  readJson,
  remoteNames,
  remotesOut,
  root,
  shellOut,
  versionsOut,
} from '../paths.mjs';
import { publicKeys } from '../release/keys.mjs';
import { checkDescriptor } from './check-descriptor.mjs';
import { fingerprint, isFresh, stamp } from './fingerprint.mjs';
import { say } from '../lib/progress.mjs';
import { inParallel, mustRun } from '../lib/run.mjs';

const webpackOne = fileURLToPath(new URL('./webpack-one.mjs', import.meta.url));
const drawPaints = fileURLToPath(new URL('../paint/main.mjs', import.meta.url));
const production = { NODE_ENV: 'production' };
const sharedSources = ['shared', 'package-lock.json', 'lingui.config.mjs'];

/**
 * @param {string} name @param {string[]} sources @param {string} product @param {() => Promise<unknown>} make
 * @param {string[]} [extra] what else goes into it
 */
async function whenStale(name, sources, product, make, extra = []) {
  const print = fingerprint(sources, extra);
  if (isFresh(name, print) && existsSync(product)) return;
  say(`Building ${name}…`);
  await make();
  stamp(name, print);
}

export const buildShell = () =>
  whenStale(
    'shell',
    ['shell/src', ...sharedSources],
    join(shellOut, 'index.html'),
    () => mustRun(process.execPath, [webpackOne, 'shell', shellOut], { quiet: true, env: production }),
    // The trusted public keys are compiled into the shell.
    publicKeys(),
  );

export const buildMonolith = () => {
  const out = join(buildDir, 'monolith/shell');
  const sources = ['shell/src', ...remoteNames(), ...sharedSources];
  return whenStale('monolith', sources, join(out, 'index.html'), () =>
    mustRun(process.execPath, [webpackOne, 'monolith', out], { quiet: true, env: production }),
  );
};

/** @param {string} name @param {string} version @param {string} out */
const bundleRemote = (name, version, out) =>
  mustRun(process.execPath, [webpackOne, 'remote', out, name, version], { quiet: true, env: production });

const paintOut = join(buildDir, 'paint');
const paintBundle = join(paintOut, 'paint.cjs');
const allPages = () => ['shell/src', ...remoteNames(), ...sharedSources];

/** Draws the first paints; they are made from sources, so this step needs not wait for the builds. */
export const bundlePaints = () =>
  whenStale('paints', allPages(), paintBundle, () =>
    mustRun(process.execPath, [webpackOne, 'paint', paintOut], { quiet: true, env: production }),
  );

/**
 * Draws the first paints of remotes that have been bundled, and of the shell, from the same sources.
 * @param {{ shell?: boolean, remotes: readonly { name: string, out: string }[] }} what
 */
export async function buildPaints({ shell = false, remotes }) {
  const wanted = remotes.filter(({ out }) => !existsSync(join(out, PAINT_FILE)));
  const file = join(shellOut, PAINT_FILE);
  const print = fingerprint(allPages());
  const isShellWanted = shell && !(isFresh('paint', print) && existsSync(file));
  if (wanted.length === 0 && !isShellWanted) return;
  await bundlePaints();
  say('Drawing first paints…');
  const env = { ...production, TZ: 'Europe/Paris' };
  // A process for each of them. A drawing makes much that is soon gone: with more room for it, less is copied.
  const draw = (/** @type {import('../paint/main.mjs').Work} */ work) => () =>
    mustRun(
      process.execPath,
      ['--max-semi-space-size=64', drawPaints, paintBundle, JSON.stringify({ all: remoteNames(), ...work })],
      { quiet: true, env },
    );
  await inParallel(2, [...wanted.map((remote) => draw({ remote })), ...(isShellWanted ? [draw({ shell: file })] : [])]);
  if (isShellWanted) stamp('paint', print);
}

/**
 * A version that has been served is never overwritten: what is built here carries the hash of its sources after the
 * version's number. A release has the plain number.
 * @param {string} name
 */
export async function buildRemote(name) {
  await checkDescriptor(name);
  const print = fingerprint([name, ...sharedSources]);
  const version = `${readJson(join(root, name, 'package.json')).version}-${print.slice(0, 8)}`;
  const out = join(remotesOut, name, version);
  if (!existsSync(join(out, 'release.json'))) {
    say(`Building ${name}…`);
    await bundleRemote(name, version, out);
  }
  return { name, version, out };
}

/**
 * A version to be deployed, outside of any store: it may go to several, and is the same in all of them.
 * @param {string} name @param {string} version
 */
export async function buildVersion(name, version) {
  await checkDescriptor(name);
  forgetOldVersions(name);
  const out = join(versionsOut, name, version);
  const product = join(out, 'release.json');
  const sources = [name, ...sharedSources];
  await whenStale(`${name}@${version}`, sources, product, async () => {
    await bundleRemote(name, version, out);
    await buildPaints({ remotes: [{ name, out }] });
  });
  return out;
}

const WEEK_MS = 7 * 24 * 3_600_000;

/** @param {string} name */
function forgetOldVersions(name) {
  const folder = join(versionsOut, name);
  for (const version of existsSync(folder) ? readdirSync(folder) : []) {
    const out = join(folder, version);
    if (Date.now() - statSync(out).mtimeMs > WEEK_MS) rmSync(out, { recursive: true, force: true });
  }
}

export const buildApi = () =>
  whenStale(
    'api',
    ['api/src', 'shared/contract', 'shared/build/bundle', 'shared/build/swc.mjs', 'package-lock.json'],
    join(apiOut, 'main.js'),
    () =>
      mustRun(process.execPath, [fileURLToPath(new URL('./api-bundle.mjs', import.meta.url)), apiOut], { quiet: true }),
  );
