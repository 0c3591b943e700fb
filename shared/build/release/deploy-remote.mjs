import { join } from 'node:path';

import { generate } from '../validators/generate.mjs';
import { buildVersion } from '../bundle/build-steps.mjs';
import { readJson, remoteNames, root } from '../paths.mjs';
import { deploy, refuseWhatWasLive } from './deploy.mjs';
import { shellOf } from './live-shell.mjs';
import { releaseSettings, typedPath } from './settings.mjs';
import { Refusal } from './store/store.mjs';

/**
 * @param {string} remote
 * @param {import('./settings.mjs').Flags & { version?: string | undefined, build?: string | undefined }} flags
 * @param {(line: string) => void} say
 */
export async function deployRemote(remote, flags, say) {
  // A finished build may come from outside this repository.
  if (!flags.build && !remoteNames().includes(remote)) throw new Refusal(`There is no remote called « ${remote} ».`);
  const { store, files, by } = releaseSettings(flags);
  const made = async () => {
    const version = flags.version ?? readJson(join(root, remote, 'package.json')).version;
    if (!/^\d+\.\d+\.\d+(-[0-9a-zA-Z.]+)?$/.test(version)) {
      throw new Refusal(`« ${version} » is no version: 1.4.0 is, and 2.0.0-beta.1.`);
    }
    await shellOf(store);
    await refuseWhatWasLive(store, remote, version);
    await generate();
    return buildVersion(remote, version);
  };
  if (flags.build && flags.version) throw new Refusal('--build brings its version along: leave --version out.');
  const build = flags.build ? typedPath(flags.build) : await made();
  return deploy({ remote, build, store, files, by, say });
}
