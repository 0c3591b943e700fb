import { resolve } from 'node:path';
import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

import { buildDir } from '../paths.mjs';
import { folderStore } from './store/folder-store.mjs';
import { httpStore } from './store/http-store.mjs';
import { Refusal } from './store/store.mjs';

/**
 * A path as a person typed it: npm runs a workspace's commands in the workspace's folder, wherever it was called from.
 * @param {string} path
 */
export const typedPath = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/**
 * @typedef {import('./store/store.mjs').Store} Store
 *
 * @typedef {object} Files Where versions lie when it is not in the store.
 * @property {Store} store
 * @property {string} base The address that pages find them at, with a slash at its end.
 *
 * @typedef {{ to?: string | undefined, files?: string | undefined, base?: string | undefined, by?: string | undefined }} Flags
 */

/** @param {string} at @param {string | undefined} token */
const openStore = (at, token) => (/^https?:\/\//.test(at) ? httpStore(at, { token }) : folderStore(typedPath(at)));

/** @param {() => string} ask */
function answerOf(ask) {
  try {
    return ask().trim();
  } catch {
    return '';
  }
}

const nameInGit = () =>
  execFileSync('git', ['config', 'user.name'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Name of the deployer: as given, or the user of this machine. @param {string | undefined} flag */
const personOf = (flag, env = process.env) =>
  flag || env.RELEASE_BY || answerOf(nameInGit) || answerOf(() => userInfo().username) || 'unknown';

/** @param {Flags} flags @param {string | undefined} token @returns {Files | undefined} */
function filesOf(flags, token, env = process.env) {
  const at = flags.files ?? env.RELEASE_FILES;
  const base = flags.base ?? env.RELEASE_BASE;
  if (!at && !base) return undefined;
  if (!at || !base) throw new Refusal('--files (RELEASE_FILES) and --base (RELEASE_BASE) go together: say both.');
  if (!/^https?:\/\/[^/]/.test(base)) throw new Refusal(`--base is the address that pages load from, not « ${base} ».`);
  return { store: openStore(at, token), base: base.endsWith('/') ? base : `${base}/` };
}

/** Stores and author of a release. Options of the command override the environment. @param {Flags} flags */
export function releaseSettings(flags, env = process.env) {
  const token = env.RELEASE_TOKEN;
  return {
    store: openStore(flags.to ?? env.RELEASE_STORE ?? buildDir, token),
    files: filesOf(flags, token, env),
    by: personOf(flags.by, env),
  };
}
