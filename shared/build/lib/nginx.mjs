import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { say } from './progress.mjs';
import { run } from './run.mjs';

const packages = ['nginx', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static'];
/** Where the settings in `.docker` look for them, and Debian's packages put them. */
const modules = ['filter', 'static'].map((name) => `/usr/lib/nginx/modules/ngx_http_brotli_${name}_module.so`);

const sentence = `The test of the topology needs nginx with its brotli modules, as Debian packs them, and did not find them: \`apt-get install ${packages.join(' ')}\`.`;

/** Servers are not on everybody's path. */
const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

function present() {
  const path = folders()
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file));
  return modules.every((file) => existsSync(file)) ? path : undefined;
}

/** Finds nginx, or installs the distribution's: the very packages of the containers. */
export async function findNginx() {
  const found = present();
  if (found) return found;

  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing nginx from the distribution…');
    // Another installation under way holds the lock for a while.
    const patient = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
    // At this level the package installs and does not start a server of its own.
    const env = { RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', [...patient, 'update'], { quiet: true });
    await run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', ...packages], { quiet: true, env });
  }
  const installed = present();
  if (!installed) throw new Error(sentence);
  return installed;
}
