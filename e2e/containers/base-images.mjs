import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { PRODUCTION_NODE, productionNode } from '../../shared/build/test-run/production-node.mjs';
import { mustRun, tryRun } from './commands.mjs';
import { machineMirror } from './packages.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */

const PULL_TIMEOUT_MS = 120_000;
const FIRST_PULL_TIMEOUT_MS = 30_000;
const DEBIAN = 'debian:bookworm-slim';
const NODE = 'node:24-bookworm-slim';
const POSTGRES = 'postgres:15-bookworm';
const definitions = fileURLToPath(new URL('./images', import.meta.url));
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/** @param {Engine} engine @param {string} image */
const isPresent = async (engine, image) =>
  (await tryRun('docker', ['image', 'inspect', image], { env: engine.env })).code === 0;

/** A small Debian from this machine's mirror, with its settings, so that packages come from the same place inside. @param {Engine} engine @param {string} folder */
async function importDebian(engine, folder) {
  const { address } = machineMirror();
  const root = join(folder, 'debian');
  await mustRun('debootstrap', ['--variant=minbase', 'bookworm', root, address], { env: engine.env });
  for (const place of [
    'var/cache/apt/archives',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
  ]) {
    for (const name of readdirSync(join(root, place))) rmSync(join(root, place, name), { recursive: true });
  }
  if (existsSync(certificates)) {
    mkdirSync(join(root, 'etc/ssl/certs'), { recursive: true });
    copyFileSync(certificates, join(root, certificates));
  }
  // Cleaning rules of apt are this machine's own; its proxy and download settings are of use inside.
  for (const name of readdirSync('/etc/apt/apt.conf.d')) {
    const { output } = await tryRun('grep', ['-lE', 'Acquire::|Proxy', join('/etc/apt/apt.conf.d', name)]);
    if (output.trim() && !name.startsWith('docker-')) {
      copyFileSync(join('/etc/apt/apt.conf.d', name), join(root, 'etc/apt/apt.conf.d', name));
    }
  }
  const archive = join(folder, 'debian.tar');
  await mustRun('tar', ['-C', root, '-cf', archive, '.']);
  await mustRun('docker', ['import', archive, DEBIAN], { env: engine.env });
}

/** @param {Engine} engine @param {string} folder @param {string} name @param {string} tag */
async function buildFrom(engine, folder, name, tag) {
  const context = join(folder, name);
  mkdirSync(context, { recursive: true });
  for (const file of readdirSync(definitions)) {
    if (file.startsWith(`${name}.`)) copyFileSync(join(definitions, file), join(context, file));
  }
  if (name === 'node') {
    copyFileSync(join(await productionNode(), 'node'), join(context, 'node'));
    const { output } = await tryRun('sh', ['-c', 'command -v npm']);
    cpSync(join(dirname(realpathSync(output.trim())), '..'), join(context, 'npm'), { recursive: true });
  }
  if (name === 'mail') {
    await build({
      entryPoints: [join(definitions, 'mail-sink.mjs')],
      outfile: join(context, 'mail-sink.mjs'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node24',
      banner: {
        js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire('file:///');",
      },
    });
  }
  const file = join(context, `${name}.Dockerfile`);
  await mustRun('docker', ['build', '-q', '--network=host', '-t', tag, '-f', file, context], { env: engine.env });
}

/** Sources of the stand-in images; kept beside the engine's data, so that they are rebuilt when one changes. */
function printOfDefinitions() {
  const hash = createHash('sha256').update(PRODUCTION_NODE);
  for (const file of readdirSync(definitions).sort()) hash.update(file).update(readFileSync(join(definitions, file)));
  return hash.digest('hex');
}

/** Takes stand-ins away that were made from other definitions. @param {Engine} engine @param {string} file */
async function removeOutdated(engine, file) {
  if (!existsSync(file)) return;
  const [print, ...images] = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  if (print === printOfDefinitions()) return;
  // Debian itself is made of packages alone.
  await tryRun('docker', ['image', 'rm', '-f', ...images.filter((image) => image !== DEBIAN)], { env: engine.env });
}

/**
 * Has the images that others are built from: those that are there, those that can be pulled, and for the rest stand-ins
 * made of this machine's packages. Returns the names of the stand-ins.
 * @param {Engine} engine @param {string} cache @param {string} mailImage @param {(line: string) => void} say
 */
export async function haveBaseImages(engine, cache, mailImage, say) {
  const folder = join(cache, 'base');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const record = join(cache, 'stand-ins');
  await removeOutdated(engine, record);
  /** @type {string[]} */
  const made = [];
  let canPull = true;
  const steps = /** @type {const} */ ([
    [DEBIAN, () => importDebian(engine, folder)],
    [NODE, () => buildFrom(engine, folder, 'node', NODE)],
    [POSTGRES, () => buildFrom(engine, folder, 'postgres', POSTGRES)],
    [mailImage, () => buildFrom(engine, folder, 'mail', mailImage)],
  ]);
  for (const [image, make] of steps) {
    if (await isPresent(engine, image)) continue;
    const timeout = made.length === 0 ? FIRST_PULL_TIMEOUT_MS : PULL_TIMEOUT_MS;
    canPull &&= (await tryRun('docker', ['pull', '-q', image], { env: engine.env, timeout })).code === 0;
    if (canPull) continue;
    say(`Making ${image}, which cannot be pulled here…`);
    await make();
    made.push(image);
  }
  rmSync(folder, { recursive: true, force: true });
  if (made.length > 0) writeFileSync(record, [printOfDefinitions(), ...steps.map(([image]) => image), ''].join('\n'));
  return made;
}
