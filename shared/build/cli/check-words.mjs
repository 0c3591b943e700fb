/**
 * Every sentence of the sources stands in every catalogue, with its translation. One that does not would show as an id
 * in the page, or in French to who does not read it.
 */
import { relative } from 'node:path';

import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

import { root } from '../paths.mjs';

const config = getConfig({ configPath: `${root}/lingui.config.mjs`, cwd: root });
/** @type {string[]} */
const faults = [];
for (const catalog of await getCatalogs(config)) {
  const found = (await catalog.collect()) ?? {};
  for (const locale of config.locales) {
    const written = (await catalog.read(locale)) ?? {};
    const file = relative(root, catalog.getFilename(locale));
    for (const [id, { message }] of Object.entries(found)) {
      if (!written[id]) faults.push(`${file}: not there: « ${message ?? id} »`);
      else if (locale !== config.sourceLocale && !written[id].translation)
        faults.push(`${file}: no translation: « ${message ?? id} »`);
    }
    for (const [id, { message, obsolete }] of Object.entries(written)) {
      if (!found[id] && !obsolete) faults.push(`${file}: no longer used: « ${message ?? id} »`);
    }
  }
}
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\n\`npm run messages\` brings the catalogues up to date.`);
  process.exit(1);
}
