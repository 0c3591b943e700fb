import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readJson, remoteNames, root } from '../paths.mjs';
import { sectionsOf, tableRows } from './pages.mjs';

/** @type {{ packages: Record<string, { version?: string, license?: string, integrity?: string, resolved?: string, link?: boolean, inBundle?: boolean }> }} */
const { packages } = readJson(join(root, 'package-lock.json'));
const installed = Object.entries(packages).filter(
  ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
);
const nameOf = (/** @type {string} */ path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @type {Record<'licences' | 'withoutLicence' | 'advisories' | 'notImported', Record<string, string>>} */
const rules = readJson(join(root, '.ci/supply-chain.json'));

/** Third-party packages of each part of the product, the repository itself (`.`) included. */
const asked = ['.', 'shared', 'shell', 'api', 'e2e', ...remoteNames()].flatMap((room) => {
  const { dependencies, devDependencies } = readJson(join(root, room, 'package.json'));
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name]) => !name.startsWith('@passerelle/'))
    .map(([name, version]) => ({ room, name, version: String(version) }));
});

/** `MIT OR CC0-1.0` may be taken as either, `Apache-2.0 AND MIT` is both. @param {string} licence */
const isAllowed = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => one in rules.licences));

describe('the dependencies', () => {
  it('are each of an exact version, with a hash, from the registry', () => {
    expect(installed.length).toBeGreaterThan(500);
    const unknown = installed.filter(
      ([, { version, integrity, resolved }]) =>
        !/^\d+\.\d+\.\d+/.test(version ?? '') || !integrity?.startsWith('sha512-') || resolved !== undefined,
    );
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  it('are asked for by exact versions', () => {
    // A second version of a package has a name of its own: `npm:typescript@7.0.2`.
    const loose = asked.filter(({ version }) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
  });

  it('have licences that are allowed', () => {
    const refused = installed
      .filter(([path, { license }]) => (license ? !isAllowed(license) : !(nameOf(path) in rules.withoutLicence)))
      .map(([path, { license }]) => `${nameOf(path)}: ${license ?? 'none'}`);
    expect(refused).toEqual([]);
  });

  it('are used by the part that asks for them', () => {
    const unused = asked.filter(({ room, name }) => !isUsed(room, name)).map(({ room, name }) => `${room}: ${name}`);
    const needless = Object.keys(rules.notImported).filter((name) => !unused.some((one) => one.endsWith(` ${name}`)));

    expect(unused.filter((one) => !Object.keys(rules.notImported).some((name) => one.endsWith(` ${name}`)))).toEqual(
      [],
    );
    expect(needless).toEqual([]);
  });

  it('stand on their page, as the lockfile has them, each with what it is for', () => {
    const page = sectionsOf(readFileSync(join(root, 'docs/dependencies.md'), 'utf8')).get('Installed packages') ?? '';
    const rows = tableRows(page).map(([name = '', version, licence, purpose]) => ({
      line: [name.slice(1, -1), version, licence],
      purpose,
    }));
    const names = [...new Set(asked.map(({ name }) => name))].toSorted();

    expect(rows.map(({ line }) => line)).toEqual(
      names.map((name) => [name, packages[`node_modules/${name}`]?.version, packages[`node_modules/${name}`]?.license]),
    );
    expect(rows.filter(({ purpose }) => !purpose)).toEqual([]);
  });

  it('stand once in the exceptions, with a reason', () => {
    const reasons = Object.values(rules).flatMap((named) => Object.entries(named));
    expect(reasons.filter(([, reason]) => reason.length < 8)).toEqual([]);
  });
});

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.mts', '*.js', '*.css'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '');
/** @type {Map<string, string>} */
const texts = new Map();
const textOf = (/** @type {string} */ room) => {
  const found = texts.get(room);
  if (found !== undefined) return found;
  const within = sources.filter((file) => room === '.' || file.startsWith(`${room}/`));
  const text = within.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  texts.set(room, text);
  return text;
};

/** Named in quotes, as imports and settings name it; types are used where what they are of is. @param {string} room @param {string} name */
function isUsed(room, name) {
  const subject = name.startsWith('@types/') ? name.slice('@types/'.length) : name;
  if (subject === 'node' || subject === 'jest') return true;
  const quoted = new RegExp(`['"\`]${subject.replaceAll(/[/.]/g, String.raw`\$&`)}(?:/[^'"\`\n]*)?['"\`]`);
  return quoted.test(textOf(room));
}
