import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { apiOut, buildDir, readJson, remoteNames, root, workFolder } from '../paths.mjs';
import { freeAddress, serve, servedAt } from '../webpack/dev-server.mjs';
import { answers, untilItAnswers } from './wait-for-server.mjs';
import { checkDescriptor } from '../bundle/check-descriptor.mjs';
import { say } from '../lib/progress.mjs';

const SOME_PORT = 4100;

/** @typedef {{ name: string, folder: string, port: number }} Developed */

/**
 * A remote of this repository by its name, or any by its folder.
 * @param {string} nameOrFolder
 * @returns {Developed}
 */
function remoteAt(nameOrFolder) {
  const folder = remoteNames().includes(nameOrFolder) ? join(root, nameOrFolder) : resolve(nameOrFolder);
  const descriptor = join(folder, 'remote.json');
  if (!existsSync(descriptor))
    throw new Error(`There is no remote called ${nameOrFolder}, and no remote.json in ${folder}.`);
  const { config } = readJson(join(folder, 'package.json'));
  return { name: readJson(descriptor).name, folder, port: config?.port ?? SOME_PORT };
}

/** Builds a remote at every change and serves it to the pages of a shell. @param {Developed} remote @param {string} page */
async function serveFromSource({ name, folder, port }, page) {
  const out = join(workFolder(folder), 'dev', name);
  const { default: configOf } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  const address = await freeAddress(port);
  await serve([servedAt(configOf({ out, version: 'dev', development: true }), address.href)], { address, page });
  return `${name}@${address.origin}`;
}

/** @param {URL} shell */
async function startProduct(shell) {
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(shell.hostname) && shell.protocol === 'http:';
  const isRepository = existsSync(join(root, 'shell/src'));
  if (!isHere || !isRepository)
    throw new Error(`Nothing answers at ${shell.origin}. SHELL_URL says where the shell is.`);
  say(`Nothing answers at ${shell.origin}: the product is started there, as built.`);
  const [{ buildAll }, { runServer }] = await Promise.all([
    import('../bundle/build-all.mjs'),
    import('./run-server.mjs'),
  ]);
  await buildAll({ keepDeployed: true });
  Object.assign(process.env, { PORT: shell.port || '80', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
  await runServer(join(apiOut, 'main.js'), buildDir).restart();
  await untilItAnswers(shell.origin);
}

/**
 * Remotes from source in a shell that runs already, here or elsewhere.
 * @param {string[]} namesOrFolders
 */
export async function developRemotes(namesOrFolders) {
  const shell = new URL(process.env.SHELL_URL ?? `http://localhost:${process.env.PORT ?? 3000}`);
  const remotes = namesOrFolders.map(remoteAt);
  for (const { folder } of remotes) await checkDescriptor(folder);
  if (!(await answers(shell.origin))) await startProduct(shell);
  /** @type {string[]} */
  const served = [];
  for (const remote of remotes) served.push(await serveFromSource(remote, shell.origin));
  say(`Open ${shell.origin}/?remote=${served.join(',')}`);
  say(`Back to what is live: ${shell.origin}/?remote=`);
}
