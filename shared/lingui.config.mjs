import { formatter } from '@lingui/format-po';

import { readTextLocales } from './build/lib/text-locales.mjs';

/** Bundled by each remote, and by the shell, with their words: `withKitCatalogues` in `shared/locales`. */
export const kits = ['forms/languages', 'ui/bridge', 'ui/data', 'ui/picker', 'ui/table', 'ui/labels', 'wizard'];

const exclude = ['**/node_modules/**', '**/*.test.*', '**/generated/**'];

/** One catalogue below a folder of what stands in `sources`, but not in `without`. @param {string} folder @param {string[]} sources @param {string[]} [without] */
export const catalogue = (folder, sources, without = []) => ({
  path: `<rootDir>/${folder}/locales/{locale}`,
  include: sources.map((source) => `<rootDir>/${source}`),
  exclude: [...exclude, ...without.map((source) => `**/${source}/**`)],
});

export const settings = {
  sourceLocale: 'fr',
  locales: readTextLocales(),
  // Without line numbers a catalogue changes only when a text does.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
};

/** Of the kits alone, for who builds a remote elsewhere; that of all catalogues lies at the root of the repository. */
export default { ...settings, catalogs: [catalogue('.', kits)] };
