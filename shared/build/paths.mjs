import { dirname, join, relative } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const buildDir = join(root, '.build');
export const shellOut = join(buildDir, 'shell');
export const remotesOut = join(buildDir, 'remotes');
export const liveOut = join(buildDir, 'live');
/** Versions that are to be deployed. */
export const versionsOut = join(buildDir, 'versions');
export const apiOut = join(buildDir, 'api');

/** Prepared first paints, beside the files of the shell and of each version of a remote. */
export const PAINT_FILE = 'paint.json';

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Folders of the remotes: whatever carries a `remote.json` at the top of the repository. */
export const remoteNames = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
    .map((entry) => entry.name)
    .sort();

/**
 * Folder of intermediate build files. A remote outside this repository has it inside the remote's own folder, because
 * nothing else may be written there.
 * @param {string} context folder of the package being built
 */
export const workFolder = (context) =>
  relative(root, context).startsWith('..') ? join(context, 'node_modules/.cache') : join(root, '.cache');
