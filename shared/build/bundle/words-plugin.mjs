import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogForFile,
  getCatalogs,
} from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { transform } from '@swc/core';

import { root } from '../paths.mjs';
import { nodeOptions } from '../swc.mjs';

/** A catalogue as a module. One without a translation, or with one that does not compile, is an error, as in the page. */
async function compileCatalogue(/** @type {string} */ file) {
  const config = getConfig({ configPath: `${root}/lingui.config.mjs`, cwd: root });
  const found = getCatalogForFile(relative(root, file), await getCatalogs(config));
  if (!found) throw new Error(`lingui.config.mjs has no catalogue ${relative(root, file)}.`);
  const { locale, catalog } = found;
  const { messages, missing } = await catalog.getTranslations(locale, {
    fallbackLocales: config.fallbackLocales ?? {},
    sourceLocale: config.sourceLocale ?? '',
  });
  if (missing.length > 0) throw new Error(createMissingErrorMessage(locale, missing, 'loader'));
  // In CommonJS a module runs when it is first required: a language that no reader has is not parsed.
  const { source, errors } = createCompiledCatalog(locale, messages, { strict: true, namespace: 'cjs' });
  if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors));
  return source;
}

/** Lingui in a bundle of esbuild: its macros, and the catalogues. @type {import('esbuild').Plugin} */
export const wordsPlugin = {
  name: 'words',
  setup({ onLoad }) {
    onLoad({ filter: /\.po$/ }, async ({ path }) => ({
      contents: await compileCatalogue(path),
      loader: 'js',
      watchFiles: [path],
    }));
    onLoad({ filter: /[\\/]api[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('@lingui/core/macro')) return undefined;
      const { code } = await transform(source, { ...nodeOptions, filename: path, sourceMaps: 'inline', swcrc: false });
      return { contents: code, loader: 'js', watchFiles: [path] };
    });
  },
};
