import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { deploy } from '../../shared/build/release/deploy.mjs';
import { httpStore } from '../../shared/build/release/store/http-store.mjs';
import { built, originOf, places } from './places';

/** The folder of the build of a remote that is live in this checkout, with its `release.json`. */
export function buildOf(remote: string): string {
  const pointer = JSON.parse(readFileSync(join(built, 'live', `${remote}.json`), 'utf8')) as { release: string };
  const { version } = JSON.parse(pointer.release) as { version: string };
  return join(built, 'remotes', remote, version);
}

const token = (tokenFile: string): string => readFileSync(tokenFile, 'utf8').trim();

/** Deploys a build as `npm run deploy` does, through the gateway: the files to the remote's server, the pointer beside. */
export async function release(remote: string, build: string, tokenFile: string): Promise<void> {
  const options = { token: token(tokenFile) };
  const store = httpStore(originOf(places.gatewayInside), options);
  const files = {
    store: httpStore(`${originOf(places.gatewayInside)}/remotes`, options),
    base: `${originOf(places.remotes[remote] ?? '')}/remotes/`,
  };
  await deploy({ remote, build, store, files, by: 'topology', say: () => undefined });
}

interface BuildFile {
  version: string;
  global: string;
  files: Record<string, string>;
}

const sha384 = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The same sources as another version, as a build of it would be: under a name of its own in the page, with hashes of its own. */
export function anotherVersion(remote: string, version: string, folder: string): string {
  cpSync(buildOf(remote), folder, { recursive: true });
  const file = join(folder, 'release.json');
  const build = JSON.parse(readFileSync(file, 'utf8')) as BuildFile;
  const global = `${remote}_${version}`.replaceAll(/[^a-zA-Z0-9]/g, '_');
  for (const name of Object.keys(build.files)) {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(build.global, global);
    writeFileSync(join(folder, name), text);
    build.files[name] = sha384(text);
    for (const variant of ['br', 'gz']) rmSync(join(folder, `${name}.${variant}`), { force: true });
  }
  writeFileSync(file, JSON.stringify({ ...build, version, global }));
  return folder;
}
