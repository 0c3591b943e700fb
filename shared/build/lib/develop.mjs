import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import webpack from 'webpack';

import { generateValidators } from '../generate-validators.mjs';
import { apiOut, buildDir, readJson, registryFile, remoteNames, remotesOut, root, shellOut } from '../paths.mjs';
import { remoteConfig } from '../webpack/remote.mjs';
import { shellConfig } from '../webpack/shell.mjs';
import { buildAll } from './build-all.mjs';
import { checkDescriptor } from './check-descriptor.mjs';
import { say } from './progress.mjs';
import { writeRegistry } from './registry.mjs';
import { runServer } from './run-server.mjs';
import { watchApi } from './watch-api.mjs';

const devDir = join(buildDir, 'dev');
const devRegistry = join(devDir, 'remotes.json');

/**
 * Serves a folder like the built one, in which what is developed is watched and the rest is as built.
 * @param {string[]} only remotes to develop; none: everything
 */
export async function develop(only) {
  const unknown = only.filter((name) => !remoteNames().includes(name));
  if (unknown.length > 0) throw new Error(`There is no remote called ${unknown.join(', ')}.`);
  const everything = only.length === 0;
  const developed = everything ? remoteNames() : only;

  rmSync(devDir, { recursive: true, force: true });
  mkdirSync(join(devDir, 'remotes'), { recursive: true });
  if (everything) await generateValidators();
  else {
    await buildAll();
    cpSync(shellOut, join(devDir, 'shell'), { recursive: true });
    cpSync(remotesOut, join(devDir, 'remotes'), { recursive: true });
  }

  for (const name of developed) await checkDescriptor(name);
  await watchAll(developed, everything);
  const server = runServer(join(everything ? join(devDir, 'api') : apiOut, 'main.js'), devDir);
  if (everything) await watchApi(join(devDir, 'api'), server.restart);
  else server.restart();
}

/** @param {string[]} names @param {boolean} withShell */
function watchAll(names, withShell) {
  const outOf = (/** @type {string} */ name) => join(devDir, 'remotes', name, 'dev');
  const compiler = webpack([
    ...names.map((name) =>
      remoteConfig({ context: join(root, name), out: outOf(name), version: 'dev', development: true }),
    ),
    ...(withShell ? [shellConfig({ out: join(devDir, 'shell'), development: true })] : []),
  ]);
  const asBuilt = existsSync(registryFile) ? readJson(registryFile).remotes : [];
  const publish = () => {
    const live = names.map((name) => ({ ...readJson(join(outOf(name), 'live.json')), base: `/remotes/${name}/dev/` }));
    const others = withShell
      ? []
      : asBuilt.filter((/** @type {{ name: string }} */ remote) => !names.includes(remote.name));
    writeRegistry({ contract: 1, remotes: [...others, ...live] }, devRegistry);
  };
  return new Promise((resolve) => {
    compiler?.watch({ aggregateTimeout: 80 }, (error, stats) => {
      const problems =
        error?.message ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: true }) : '');
      if (problems) return say(problems);
      publish();
      say('Built; the page reloads.');
      return resolve(undefined);
    });
  });
}
