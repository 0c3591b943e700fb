import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A private key in the text that it is handed over in. */
export const aKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** From here on, releases are signed with a key of the test's own. */
export function signWithOwnKey() {
  process.env.RELEASE_KEY = aKey();
  delete process.env.RELEASE_PUBLIC_KEYS;
}

/** @type {string[]} */
const made = [];

/** A folder that is gone after the tests of the file. */
export function tempFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'passerelle-release-'));
  made.push(folder);
  return folder;
}

export const discardTemp = () => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));

/**
 * @typedef {import('../../../contract/remotes/index.ts').Needs} Needs
 * @typedef {import('../../../contract/remotes/index.ts').Offer} Offer
 *
 * @typedef {object} BuildValues
 * @property {string} [name]
 * @property {string} [version]
 * @property {string} [code] Two builds of one version differ in it.
 * @property {Partial<Needs>} [needs]
 * @property {Record<string, Record<string, string[]>>} [uses]
 */

/** @param {Partial<Needs>} [values] @returns {Needs} */
const someNeeds = (values = {}) => ({
  contract: 1,
  shared: { react: ['useState'] },
  versions: {},
  emits: {},
  hears: {},
  fills: {},
  uses: {},
  ...values,
});

/** @param {Partial<Offer>} [values] @returns {Offer} */
export const anOffer = (values = {}) => ({
  version: '1.4.0',
  contract: 1,
  shared: { react: ['useState'] },
  versions: {},
  events: {},
  slots: {},
  ...values,
});

/** A version as the bundler leaves it, without any bundler. @param {BuildValues} [values] */
export function aBuild({ name = 'mfe-contacts', version = '1.0.0', code = 'run()', needs, uses = {} } = {}) {
  const folder = join(tempFolder(), version);
  const entry = `entry.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  const text = { fr: 'Les contacts' };
  const release = {
    name,
    version,
    contract: 1,
    unavailable: text,
    global: `${name}_${version}`.replaceAll(/\W/g, '_'),
    entry,
    files: { [entry]: `sha384-${createHash('sha384').update(code).digest('base64')}` },
    screens: { list: [entry] },
    routes: [
      {
        path: `/${name}`,
        space: 'participant',
        layout: 'main',
        screen: 'list',
        title: text,
      },
    ],
    menu: [
      {
        path: `/${name}`,
        space: 'participant',
        label: text,
        order: 10,
        icon: 'M0 0h24',
      },
    ],
    slots: {
      fills: [],
      uses: [],
    },
    events: {
      emits: [],
      hears: [],
    },
    needs: someNeeds(needs),
  };
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  writeFileSync(join(folder, entry), code);
  writeFileSync(join(folder, 'pictures/sun.svg'), '<svg/>');
  writeFileSync(join(folder, 'uses.json'), JSON.stringify(uses));
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  writeFileSync(join(folder, 'release.json.gz'), gzipSync(JSON.stringify(release)));
  return folder;
}
