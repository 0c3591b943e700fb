import { join } from 'node:path';

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
