import { join } from 'node:path';

import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

import { root } from '../paths.mjs';
import { publicKeys } from '../release/keys.mjs';
import { commonConfig, stylePlugin, styleRule } from './common.mjs';
import { OfferPlugin } from './offer-plugin.mjs';

/**
 * The shell is built without the federation plugin: it holds no remote, and what runs remotes is a small runtime of its
 * own (`shell/src/federation/runtime`).
 * @param {{ out: string, development?: boolean, monolith?: boolean }} options
 * @returns {import('webpack').Configuration}
 */
export function shellConfig({ out, development = false, monolith = false }) {
  const context = join(root, 'shell');
  const base = commonConfig({ context, out, name: 'shell', development, monolith });
  return {
    ...base,
    entry: { main: './src/entrypoints/start.tsx', 'ask-early': './src/features/consent/ask-early.ts' },
    output: { ...base.output, uniqueName: 'passerelle_shell', publicPath: '/assets/' },
    resolve: {
      ...base.resolve,
      alias: {
        // Ripples are off everywhere, and the button would bring their drawing all the same.
        [join(root, 'node_modules/@mui/material/ButtonBase/TouchRipple.mjs')]: join(context, 'src/boot/no-ripple.ts'),
        // No piece is shown without a theme, and MUI would make several of its own to fall back on.
        [join(root, 'node_modules/@mui/material/styles/createTheme.mjs')]: join(context, 'src/boot/no-theme.ts'),
        [join(root, 'node_modules/@mui/system/createTheme/createTheme.mjs')]: join(context, 'src/boot/no-theme.ts'),
        // One way from `sx` to CSS for the whole page, and one copy of it.
        [join(root, 'node_modules/@mui/system/styleFunctionSx/index.mjs')]: join(context, 'src/boot/own-sx.ts'),
        // Icons come from their package, and are drawn as the kit draws them.
        '@mui/material/SvgIcon$': join(root, 'shared/ui/icon.ts'),
        '@emotion/is-prop-valid$': join(context, 'src/boot/any-prop.ts'),
      },
    },
    // One chunk per part: what two parts share costs a request of its own and compresses worse than a copy in each.
    optimization: { ...base.optimization, splitChunks: false },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        styleRule,
        // Emotion imports it for `withTheme`, which nobody calls; without this every page would carry it.
        { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      // Which signatures a release may bear is part of the shell: what could be changed on the way vouches for nothing.
      new webpack.DefinePlugin({ RELEASE_KEYS: JSON.stringify(publicKeys()) }),
      ...(monolith ? [] : [new OfferPlugin()]),
      stylePlugin(),
      new HtmlWebpackPlugin({
        template: join(context, 'src/index.html'),
        scriptLoading: 'defer',
        inject: 'head',
        chunks: ['main'],
        minify: false,
        templateParameters: (/** @type {import('webpack').Compilation} */ compilation) => ({
          // The one font that the first screen is set in.
          preloadFonts: Object.keys(compilation.assets).filter((name) =>
            /^onest-latin-wght-normal\..*woff2$/.test(name),
          ),
          // Run before the page is there: the document says where.
          askEarly: Object.keys(compilation.assets).find((name) => /^ask-early\..*js$/.test(name)),
        }),
      }),
    ],
  };
}
