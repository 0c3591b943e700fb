import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

import { root } from '../paths.mjs';
import { publicKeys } from '../release/keys.mjs';
import { offered } from '../shared-modules.mjs';
import { commonConfig, stylePlugin, styleRule } from './common.mjs';
import { EarlyScriptPlugin } from './early-script-plugin.mjs';
import { OfferPlugin } from './offer-plugin.mjs';

const federation = () =>
  new ModuleFederationPlugin({
    name: 'passerelle_shell',
    remotes: {},
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    // Added by `provideExternalRuntime`, here as the ES module: its CommonJS would bring a second copy of the runtime.
    runtimePlugins: [
      fileURLToPath(
        new URL(import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'), import.meta.url),
      ),
    ],
    experiments: { optimization: { target: 'web' } },
  });

/**
 * The host: which remotes there are it learns from the registry when it runs, and what it shares with them it registers with
 * the product (`shell/src/federation/host`), so that the login page does not load all of it.
 * @param {{ out: string, development?: boolean, monolith?: boolean }} options
 * @returns {import('webpack').Configuration}
 */
export function shellConfig({ out, development = false, monolith = false }) {
  const context = join(root, 'shell');
  const base = commonConfig({ context, out, name: 'shell', development, monolith });
  return {
    ...base,
    entry: { main: './src/entrypoints/main.ts' },
    output: { ...base.output, uniqueName: 'passerelle_shell', publicPath: '/assets/' },
    // One chunk per part: what two parts share costs a request of its own and compresses worse than a copy in each.
    optimization: { ...base.optimization, splitChunks: false },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        styleRule,
        // Emotion imports it for `withTheme`, which is unused; without this rule every page would load it.
        { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      // Trusted keys are compiled into the shell: keys fetched at run time could be tampered with on the way.
      new webpack.DefinePlugin({
        RELEASE_KEYS: JSON.stringify(publicKeys()),
        SHARED_MODULES: JSON.stringify(offered),
      }),
      ...(monolith ? [] : [federation(), new OfferPlugin()]),
      // An entry of this build would bring what the first one brings.
      new EarlyScriptPlugin({ name: 'ask-early', file: join(context, 'src/features/consent/ask-early.ts') }),
      stylePlugin(),
      new HtmlWebpackPlugin({
        template: join(context, 'src/index.html'),
        scriptLoading: 'defer',
        inject: 'head',
        chunks: ['main'],
        minify: false,
        templateParameters: (
          /** @type {import('webpack').Compilation} */ compilation,
          /** @type {{ publicPath: string }} */ { publicPath },
        ) => ({
          publicPath,
          // Fonts of the first screen. The server keeps those of the page's language: `fontScripts`.
          preloadFonts: Object.keys(compilation.assets).flatMap((file) => {
            const [, script] = /^(?:onest|vazirmatn)-(latin|latin-ext|cyrillic|arabic)-wght.*woff2$/.exec(file) ?? [];
            return script ? [{ file, script }] : [];
          }),
          // Run before the page is there: the document says where.
          askEarly: Object.keys(compilation.assets).find((name) => /^ask-early\..*js$/.test(name)),
        }),
      }),
    ],
  };
}
