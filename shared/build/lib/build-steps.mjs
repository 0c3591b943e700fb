import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { apiOut, buildDir, readJson, remoteNames, remotesOut, root, shellOut } from '../paths.mjs';
import { checkDescriptor } from './check-descriptor.mjs';
import { fingerprint, isFresh, stamp } from './fingerprint.mjs';
import { say } from './progress.mjs';
import { builtVersions, readLive, writeRegistry } from './registry.mjs';
import { mustRun } from './run.mjs';

const webpackOne = fileURLToPath(new URL('./webpack-one.mjs', import.meta.url));
const production = { NODE_ENV: 'production' };
const sharedSources = ['shared', 'package-lock.json', 'lingui.config.mjs'];

/** @param {string} name @param {string[]} sources @param {string} product @param {() => Promise<unknown>} make */
async function whenStale(name, sources, product, make) {
  const print = fingerprint(sources);
  if (isFresh(name, print) && existsSync(product)) return;
  say(`Building ${name}…`);
  await make();
  stamp(name, print);
}

export const buildShell = () =>
  whenStale('shell', ['shell/src', ...sharedSources], join(shellOut, 'index.html'), () =>
    mustRun(process.execPath, [webpackOne, 'shell', shellOut], { quiet: true, env: production }),
  );

export const buildMonolith = () => {
  const out = join(buildDir, 'monolith/shell');
  const sources = ['shell/src', ...remoteNames(), ...sharedSources];
  return whenStale('monolith', sources, join(out, 'index.html'), () =>
    mustRun(process.execPath, [webpackOne, 'monolith', out], { quiet: true, env: production }),
  );
};

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
  if (!existsSync(join(out, 'live.json'))) {
    say(`Building ${name}…`);
    await mustRun(process.execPath, [webpackOne, 'remote', out, name, version], { quiet: true, env: production });
  }
  for (const old of builtVersions(name).filter((other) => other !== version)) {
    rmSync(join(remotesOut, name, old), { recursive: true });
  }
  return readLive(name, version);
}

export const buildApi = () =>
  whenStale('api', ['api/src', 'shared/contract', 'package-lock.json'], join(apiOut, 'main.js'), () =>
    mustRun(process.execPath, [fileURLToPath(new URL('./bundle-api.mjs', import.meta.url)), apiOut], { quiet: true }),
  );

/** @param {Awaited<ReturnType<typeof buildRemote>>[]} remotes */
export const publishLocally = (remotes) =>
  writeRegistry({ contract: 1, remotes: [...remotes].sort((a, b) => (a.name < b.name ? -1 : 1)) });
