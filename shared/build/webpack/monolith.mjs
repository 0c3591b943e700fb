import { join } from 'node:path';

import webpack from 'webpack';

import { readJson, remoteNames, root } from '../paths.mjs';
import { shellConfig } from './shell.mjs';

/**
 * The same sources as one bundle, split by route: what a product without remotes would be.
 * It exists for the benches, which say what federation costs; nothing deploys it.
 * @param {{ out: string, remotes?: readonly string[] }} options
 * @returns {import('webpack').Configuration}
 */
export function monolithConfig({ out, remotes: names = remoteNames() }) {
  const base = shellConfig({ out, monolith: true });
  const remotes = names.map((name) => ({ name, descriptor: readJson(join(root, name, 'remote.json')) }));
  const source = `
    export const remotes = ${JSON.stringify(remotes.map(({ descriptor }) => descriptor))};
    export const modules = {
      ${remotes.map(({ name }) => `'${name}': () => import('${join(root, name, 'src/remote.ts')}')`).join(',\n')}
    };`;
  return {
    ...base,
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /\/monolith-remotes$/,
        `data:text/javascript,${encodeURIComponent(source)}`,
      ),
    ],
  };
}
