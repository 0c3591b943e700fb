/** Settings of the server's bundle. Run by itself, it bundles once: node api-bundle.mjs <out> */
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build, context } from 'esbuild';

import { root } from '../paths.mjs';
import { wordsPlugin } from './words-plugin.mjs';

/**
 * Packages that bring files of their own, compiled for the machine or for WebAssembly, and one that pg only tries. All
 * others go into the bundle: to find and to open their four hundred files took half of a start.
 */
export const packagesOutside = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'pg-native'];

/**
 * Globals that packages expect: `require` for those in CommonJS, and `navigator`, which Node has from version 21 on, for pg.
 * Without one, pg loads all of `fetch` to find out its runtime.
 */
const expected = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
const navigator = globalThis.navigator ?? { userAgent: 'Node.js' };`;

/** The server, the operator's commands, and what runs in threads of its own. */
export const apiEntries = {
  main: join(root, 'api/src/main.ts'),
  admin: join(root, 'api/src/admin/main.ts'),
  'embedded.worker': join(root, 'api/src/platform/database/embedded.worker.ts'),
  'background.worker': join(root, 'api/src/background.worker.ts'),
};

/**
 * @param {string} out
 * @returns {import('esbuild').BuildOptions & { outdir: string }}
 */
export const apiBundle = (out) => ({
  absWorkingDir: root,
  entryPoints: apiEntries,
  outdir: out,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Static and lazy imports of `main` are files of their own, and read apart.
  splitting: true,
  chunkNames: 'part-[name]-[hash]',
  external: packagesOutside,
  plugins: [wordsPlugin],
  banner: { js: expected },
  // Node reads the maps at each start: the sources themselves, which it does not need for a stack, stay out of them.
  sourcemap: true,
  sourcesContent: false,
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'error',
});

/**
 * Bundles once, and removes the parts that an earlier bundle in the same folder had.
 * @param {import('esbuild').BuildOptions & { outdir: string }} options
 */
export async function bundleOnce(options) {
  const { metafile } = await build({ ...options, metafile: true });
  const made = new Set(Object.keys(metafile.outputs).map((file) => resolve(root, file)));
  for (const name of readdirSync(options.outdir)) {
    const file = join(options.outdir, name);
    if (name.startsWith('part-') && !made.has(file)) rmSync(file);
  }
  return metafile;
}

/**
 * Bundles the server at every change of its sources.
 * @param {string} out @param {() => void | Promise<void>} onBuilt
 */
export async function watchApi(out, onBuilt) {
  const bundle = apiBundle(out);
  const whenDone = {
    name: 'when-done',
    setup(/** @type {import('esbuild').PluginBuild} */ { onEnd }) {
      onEnd(({ errors }) => (errors.length === 0 ? onBuilt() : undefined));
    },
  };
  const watcher = await context({ ...bundle, logLevel: 'warning', plugins: [...(bundle.plugins ?? []), whenDone] });
  await watcher.watch();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void bundleOnce(apiBundle(process.argv[2] ?? ''));
