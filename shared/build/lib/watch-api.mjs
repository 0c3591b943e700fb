import { context } from 'esbuild';

import { apiBundle } from './api-bundle.mjs';

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
