/** What the server's bundle is made of. Run by itself, it bundles once: node api-bundle.mjs <out> */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build, context } from 'esbuild';

import { root } from '../paths.mjs';

/** Workspaces are sources, not packages: they go into the bundle, packages stay outside. */
const externalPackages = {
  name: 'external-packages',
  setup(/** @type {import('esbuild').PluginBuild} */ { onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@passerelle/') ? undefined : { path, external: true },
    );
  },
};

/** The server, the operator's commands, and what runs in threads of its own. */
export const apiEntries = {
  main: join(root, 'api/src/main.ts'),
  admin: join(root, 'api/src/admin/main.ts'),
  'embedded.worker': join(root, 'api/src/platform/database/embedded.worker.ts'),
  'background.worker': join(root, 'api/src/background.worker.ts'),
};

/**
 * @param {string} out
 * @returns {import('esbuild').BuildOptions}
 */
export const apiBundle = (out) => ({
  absWorkingDir: root,
  entryPoints: apiEntries,
  outdir: out,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'error',
  plugins: [externalPackages],
});

/**
 * Bundles the server at every change of its sources.
 * @param {string} out @param {() => void} onBuilt
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(apiBundle(process.argv[2] ?? ''));
