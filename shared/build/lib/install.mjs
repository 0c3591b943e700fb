import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';
import { say } from './progress.mjs';
import { mustRun } from './run.mjs';

const hiddenLock = join(root, 'node_modules/.package-lock.json');

/** npm writes the lock of what it installed into node_modules; a package that it does not name is missing. */
function isInstalled() {
  if (!existsSync(hiddenLock)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(hiddenLock, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.link ||
      !path.startsWith('node_modules/') ||
      present[path]?.version === entry.version,
  );
}

/** Uses no dependency: it runs before there are any. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Passerelle needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
  // When this is installed as a package, its dependencies were installed with it.
  if (!existsSync(join(root, 'package-lock.json')) || isInstalled()) return;
  say('Installing the packages (once, about a minute)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await mustRun(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
}
