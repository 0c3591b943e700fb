import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { generate } from '../generate.mjs';
import { buildDir, remoteNames, root } from '../paths.mjs';
import { candidateOf, flip } from '../release/flip.mjs';
import { folderStore } from '../release/store/folder-store.mjs';
import { remoteConfig } from '../webpack/remote.mjs';
import { shellConfig } from '../webpack/shell.mjs';
import { checkDescriptor } from './check-descriptor.mjs';
import { say } from './progress.mjs';
import { runServer } from './run-server.mjs';
import { watchApi } from './api-bundle.mjs';
import { watchBuilds } from './watch-builds.mjs';

const devDir = join(buildDir, 'dev');
const pathOf = (/** @type {string} */ name) => `remotes/${name}/dev`;

/** Serves a folder like the built one, in which everything is built from source at every change. */
export async function develop() {
  // The shell that is built here trusts what is signed here, whomever those trust that go out from here.
  process.env.RELEASE_PUBLIC_KEYS = '';
  rmSync(devDir, { recursive: true, force: true });
  mkdirSync(join(devDir, 'remotes'), { recursive: true });
  await generate();
  const names = remoteNames();
  for (const name of names) await checkDescriptor(name);
  await watchAll(names);
  const api = join(devDir, 'api');
  await watchApi(api, runServer(join(api, 'main.js'), devDir).restart);
}

/** @param {string[]} names */
function watchAll(names) {
  const remotes = names.map((name) =>
    remoteConfig({ context: join(root, name), out: join(devDir, pathOf(name)), version: 'dev', development: true }),
  );
  const publish = publisher(names);
  return watchBuilds([...remotes, shellConfig({ out: join(devDir, 'shell'), development: true })], async () => {
    await publish();
    say('Built; the page reloads.');
  });
}

/**
 * Points at what was built anew. The page only learns of pointers, so one is written for a new shell too.
 * @param {string[]} names
 */
function publisher(names) {
  const store = folderStore(devDir);
  /** @type {Map<string, string>} */
  const published = new Map();
  const textOf = (/** @type {string} */ name) => readFileSync(join(devDir, pathOf(name), 'release.json'), 'utf8');
  return async () => {
    const changed = names.filter((name) => published.get(name) !== textOf(name));
    for (const name of changed.length > 0 ? changed : names.slice(0, 1)) {
      const text = textOf(name);
      await flip(store, candidateOf(JSON.parse(text), `/${pathOf(name)}/`), { by: 'development', now: Date.now });
      published.set(name, text);
    }
  };
}
