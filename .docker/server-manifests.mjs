/**
 * Writes what npm needs to install the packages of the server and nothing else: its manifest without the sources that are
 * bundled into it, and without the embedded database, since containers have PostgreSQL. The lockfile stays whole, so that
 * every version is the one that was tested. Usage: node server-manifests.mjs <folder>
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const product = fileURLToPath(new URL('..', import.meta.url));
const folder = process.argv[2] ?? '';
const notInstalled = (/** @type {string} */ name) =>
  name.startsWith('@passerelle/') || name.startsWith('@electric-sql/');

/** @param {string} file @param {(manifest: Record<string, any>) => Record<string, unknown>} change */
function write(file, change) {
  const manifest = JSON.parse(readFileSync(join(product, file), 'utf8'));
  writeFileSync(join(folder, file), JSON.stringify({ ...manifest, ...change(manifest) }, null, 2));
}

mkdirSync(join(folder, 'api'), { recursive: true });
for (const file of ['package-lock.json', '.npmrc']) copyFileSync(join(product, file), join(folder, file));
write('package.json', () => ({ workspaces: ['api'], devDependencies: {}, scripts: {} }));
write('api/package.json', ({ dependencies }) => ({
  dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => !notInstalled(name))),
}));
