import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { mustRun, Skipped, tryRun } from './commands.mjs';

/** Debian release with a recent enough engine, and the packages taken from it. */
const ENGINE_RELEASE = 'trixie';
const enginePackages = ['docker.io', 'docker-cli', 'containerd', 'docker-compose', 'docker-buildx'];
const otherPackages = [
  'runc',
  'tini',
  'debootstrap',
  'iptables',
  'libip4tc2',
  'libip6tc2',
  'libxtables12',
  'libnetfilter-conntrack3',
  'libnfnetlink0',
  'libnftnl11',
  'libmnl0',
];

const codename = () =>
  existsSync('/etc/os-release') ? /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] : '';

/** Every source of packages of this machine, in both of the forms that there are. */
function sources() {
  const folder = '/etc/apt/sources.list.d';
  const files = [
    '/etc/apt/sources.list',
    ...(existsSync(folder) ? readdirSync(folder) : []).map((name) => join(folder, name)),
  ];
  const texts = files.filter((file) => existsSync(file)).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  return texts.flatMap(({ file, text }) =>
    file.endsWith('.sources')
      ? text.split(/\n\s*\n/).map((block) => ({
          address: /^URIs: *(\S+)/m.exec(block)?.[1] ?? '',
          suites: (/^Suites: *(.+)$/m.exec(block)?.[1] ?? '').split(/\s+/),
          key: /^Signed-By: *(\/\S+)/m.exec(block)?.[1] ?? '',
        }))
      : [...text.matchAll(/^deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)/gm)].map(
          ([, options = '', address = '', suite = '']) => ({
            address,
            suites: [suite],
            key: /signed-by=(\S+)/.exec(options)?.[1] ?? '',
          }),
        ),
  );
}

/** Returns the apt mirror of this machine. */
export function machineMirror() {
  const name = codename() ?? '';
  if (!['bookworm', ENGINE_RELEASE].includes(name))
    throw new Skipped('no engine here, and this is not Debian 12 or 13');
  const found = sources().find(({ suites }) => suites.includes(name));
  if (!found) throw new Skipped('the sources of packages of this machine do not name its own release');
  return { ...found, codename: name };
}

/** apt with lists and a cache of its own: nothing of the machine's is changed. @param {string} folder */
function writeAptSettings(folder) {
  const { address, key, codename: own } = machineMirror();
  for (const name of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(folder, name), { recursive: true });
  const signed = key ? `[signed-by=${key}] ` : '';
  const releases = [...new Set([own, ENGINE_RELEASE])];
  writeFileSync(
    join(folder, 'sources.list'),
    releases.map((name) => `deb ${signed}${address} ${name} main\n`).join(''),
  );
  const settings = {
    'Dir::State::Lists': join(folder, 'lists'),
    'Dir::Cache': join(folder, 'cache'),
    'Dir::Etc::SourceList': join(folder, 'sources.list'),
    'Dir::Etc::SourceParts': '-',
    'APT::Sandbox::User': 'root',
  };
  const file = join(folder, 'apt.conf');
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name} "${value}";\n`)
      .join(''),
  );
  return { env: { APT_CONFIG: file }, own };
}

/**
 * Unpacks the engine and its dependencies into a folder, without installing. @param {string} cache
 * @returns {Promise<string>} the folder
 */
export async function unpackEngine(cache) {
  const unpacked = join(cache, 'engine');
  if (existsSync(unpacked)) return unpacked;
  const folder = join(cache, 'apt');
  const { env, own } = writeAptSettings(folder);
  const packages = [
    ...enginePackages.map((name) => `${name}/${ENGINE_RELEASE}`),
    ...otherPackages.map((name) => `${name}/${own}`),
  ];
  const archives = join(folder, 'archives');
  mkdirSync(archives, { recursive: true });
  for (const args of [
    ['-qq', 'update'],
    ['-qq', 'download', ...packages],
  ]) {
    const { code, output } = await tryRun('apt-get', args, { env, cwd: archives });
    if (code !== 0) throw new Skipped(`the packages of an engine cannot be had: ${output.trim().split('\n').at(-1)}`);
  }
  const partial = `${unpacked}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial);
  for (const name of readdirSync(archives)) await mustRun('dpkg', ['-x', join(archives, name), partial]);
  renameSync(partial, unpacked);
  rmSync(folder, { recursive: true, force: true });
  return unpacked;
}
