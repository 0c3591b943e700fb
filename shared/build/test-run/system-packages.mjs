import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { say } from '../lib/progress.mjs';
import { run } from '../lib/run.mjs';

/** Returns the path of a program; servers are often outside `PATH`. @param {string} name */
export const programAt = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** True if this process can install packages of the distribution. */
const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * True if it also may install them: in CI, or on request, since a developer's machine must not change unasked.
 */
export const mayInstall = () =>
  canInstall() && (process.env.CI === 'true' || process.env.INSTALL_SYSTEM_PACKAGES === '1');

// Another installation under way holds the lock for a while.
const patient = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
/** @type {Promise<unknown> | undefined} */
let listed;
/** @type {Promise<unknown>} */
let underWay = Promise.resolve();

/**
 * Installs packages of the distribution, after what this process installs already.
 * @param {readonly string[]} packages @param {() => unknown} [find] what may be there by then
 */
export function installPackages(packages, find = () => undefined) {
  const install = async () => {
    if (find()) return;
    say(`Installing ${packages[0]} from the distribution…`);
    await (listed ??= run('apt-get', [...patient, 'update'], { quiet: true }));
    // At this level a package installs and does not start a server of its own.
    const env = { RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', ...packages], { quiet: true, env });
  };
  return (underWay = underWay.catch(() => undefined).then(install));
}

/** Of a package that is being installed, a program may be there before what it needs. */
export const installed = () => underWay.catch(() => undefined);

/**
 * A program that a test needs of the system: found, or installed where that is possible, or reported missing.
 * @param {() => string | undefined} find @param {readonly string[]} packages @param {string} purpose
 */
export async function findOrInstall(find, packages, purpose) {
  await installed();
  if (!find() && mayInstall()) await installPackages(packages, find);
  const found = find();
  if (!found) {
    const command = `apt-get install --no-install-recommends ${packages.join(' ')}`;
    const offer = canInstall() && !mayInstall() ? ' INSTALL_SYSTEM_PACKAGES=1 has the tests do so.' : '';
    throw new Error(`${purpose}, and did not find it. To install it: \`${command}\`.${offer}`);
  }
  return found;
}
