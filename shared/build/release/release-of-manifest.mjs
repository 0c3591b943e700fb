import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { integrityOf } from '../webpack/integrity-of.mjs';
import { needsOf } from '../webpack/needs/needs-of.mjs';
import { readCompatibility } from '../webpack/needs/compatibility.mjs';
import { Refusal } from './store/store.mjs';
import { WHOLE } from './versions.mjs';

/**
 * @typedef {import('../../contract/remotes/index.ts').Build} Build
 * @typedef {import('../../contract/remotes/index.ts').RemoteDescriptor} RemoteDescriptor
 *
 * @typedef {{ sync: string[] }} Assets
 * @typedef {object} Manifest What the federation plugin writes as `mf-manifest.json`, as far as it is read here.
 * @property {{ globalName: string, remoteEntry: { path: string, name: string } }} metaData
 * @property {{ path: string, assets: { js: Assets, css: Assets } }[]} exposes
 * @property {{ name: string, singleton?: boolean, requiredVersion?: string }[]} shared
 */

export const MANIFEST = 'mf-manifest.json';
const EXPOSED = './remote';

/** @param {string} folder @returns {Promise<Build['files']>} */
async function hashes(folder) {
  const names = await readdir(folder, { recursive: true });
  const files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => /\.(m?js|css)$/.test(name));
  const hashed = files.sort().map(async (name) => [name, integrityOf(await readFile(join(folder, name)))]);
  return Object.fromEntries(await Promise.all(hashed));
}

/** Of what is no singleton, it has its own copy. @param {Manifest['shared']} shared */
const rangesOf = (shared) =>
  Object.fromEntries(
    shared.flatMap(({ name, singleton, requiredVersion }) =>
      singleton && requiredVersion ? [[name, requiredVersion]] : [],
    ),
  );

/**
 * Of a remote that another webpack configuration has built with the federation plugin: what our builds write as `release.json` is
 * made of the manifest and of the `remote.json` beside it. Which names of shared packages it uses is unknown.
 * @param {string} folder
 * @returns {Promise<string>} the text of its `release.json`, which is there afterwards
 */
export async function releaseOfManifest(folder) {
  const [manifest, descriptor] = await Promise.all(
    [MANIFEST, 'remote.json'].map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8').catch(() => null);
      if (text === null) throw new Refusal(`${folder} holds no build: there is neither ${WHOLE} nor ${name}.`);
      return JSON.parse(text);
    }),
  );
  const { metaData, exposes, shared } = /** @type {Manifest} */ (manifest);
  const exposed = exposes.find(({ path }) => path === EXPOSED);
  if (!exposed) throw new Refusal(`${folder} exposes no ${EXPOSED}.`);
  const { $schema: _forEditors, ...described } = /** @type {RemoteDescriptor & { $schema?: string }} */ (descriptor);
  const files = [...exposed.assets.js.sync, ...exposed.assets.css.sync];
  const { path, name } = metaData.remoteEntry;
  /** @type {Build} */
  const build = {
    ...described,
    global: metaData.globalName,
    entry: path ? `${path}/${name}` : name,
    files: await hashes(folder),
    screens: Object.fromEntries(described.routes.map(({ screen }) => [screen, files])),
    needs: needsOf(described, { shared: {}, versions: rangesOf(shared) }, await readCompatibility()),
  };
  const text = JSON.stringify(build, null, 2);
  await writeFile(join(folder, WHOLE), text);
  return text;
}
