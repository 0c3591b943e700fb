import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { generate } from '../validators/generate.mjs';
import { buildDir, remoteNames, root } from '../paths.mjs';
import { candidateOf, activateRelease } from '../release/activate-release.mjs';
import { folderStore } from '../release/store/folder-store.mjs';
import { freeAddress, serve, servedAt } from '../webpack/dev-server.mjs';
import { refreshedRemote, refreshedShell } from '../webpack/fast-refresh.mjs';
import { remoteConfig } from '../webpack/remote.mjs';
import { shellConfig } from '../webpack/shell.mjs';
import { untilItAnswers } from './wait-for-server.mjs';
import { watchApi } from '../bundle/api-bundle.mjs';
import { checkDescriptor } from '../bundle/check-descriptor.mjs';
import { say } from '../lib/progress.mjs';
import { runServer } from './run-server.mjs';

const devDir = join(buildDir, 'dev');
const DEV_PORT = 4100;

/** The API serves the document, and a dev server the files of shell and remotes; everything is built again at every change. */
export async function develop() {
  // The shell built here trusts releases signed here, whatever keys the deployed shells trust.
  process.env.RELEASE_PUBLIC_KEYS = '';
  rmSync(devDir, { recursive: true, force: true });
  for (const folder of ['live', 'remotes', 'shell']) mkdirSync(join(devDir, folder), { recursive: true });
  await generate();
  const names = remoteNames();
  for (const name of names) await checkDescriptor(name);

  const page = `http://localhost:${process.env.PORT ?? 3000}`;
  const address = await freeAddress(DEV_PORT);
  let reloadPages = () => {};
  const remotes = names.map((name) => remoteFrom(name, address, () => reloadPages()));
  const shell = refreshedShell(shellConfig({ out: join(devDir, 'shell'), development: true }));
  ({ reloadPages } = await serve([...remotes, servedAt(shell, `${address.href}assets/`)], { address, page }));

  const api = join(devDir, 'api');
  const server = runServer(join(api, 'main.js'), devDir);
  await watchApi(api, async () => {
    await server.restart();
    await untilItAnswers(page);
    reloadPages();
  });
  say(`Open ${page}`);
}

/**
 * A remote of the dev server, pointed at when it is built, and again when it says something else of itself.
 * @param {string} name @param {URL} address @param {() => void} onChanged
 */
function remoteFrom(name, address, onChanged) {
  const base = `${address.href}remotes/${name}/dev/`;
  const out = join(devDir, 'remotes', name, 'dev');
  const config = refreshedRemote(remoteConfig({ context: join(root, name), out, version: 'dev', development: true }));
  const store = folderStore(devDir);
  let published = '';
  /** @param {Buffer} release */
  const publish = async (release) => {
    // No hashes: the files change while the page is open.
    const build = { ...JSON.parse(release.toString()), files: {} };
    const text = JSON.stringify(build);
    if (text === published) return;
    await activateRelease(store, candidateOf(build, base), { by: 'development', now: Date.now });
    published = text;
    onChanged();
  };
  const publisher = (/** @type {import('webpack').Compiler} */ compiler) =>
    compiler.hooks.assetEmitted.tapPromise('publisher', async (file, { content }) => {
      if (file === 'release.json') await publish(content);
    });
  return servedAt({ ...config, plugins: [...(config.plugins ?? []), publisher] }, base);
}
