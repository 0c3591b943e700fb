import { basename } from 'node:path';

import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

const sourceLocale = 'fr';
const format = formatter();

/** Lets a test import a catalogue as webpack does. Missing translations are the build's business, not a test's. */
/** @type {import('@jest/transform').SyncTransformer} */
const transformer = {
  process(content, path) {
    const locale = basename(path, '.po');
    // Lingui's type leaves room for formats that parse asynchronously; this one does not.
    const catalog = /** @type {import('@lingui/conf').CatalogType} */ (
      format.parse(content, { locale, sourceLocale, filename: path })
    );
    const messages = Object.fromEntries(Object.entries(catalog).map(([id, { translation }]) => [id, translation]));
    const { source } = createCompiledCatalog(locale, messages, { namespace: 'cjs' });
    return { code: source };
  },
};

export default transformer;
