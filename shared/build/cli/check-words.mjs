/**
 * Every sentence of the sources stands in every catalogue, with its translation. One that does not would show as an id
 * in the page, or in French to who does not read it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

import { remoteNames, root } from '../paths.mjs';

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
/** The macro does not recognise \`t\` in a component that is declared inside \`memo(…)\`, and ships ids without words. */
const declaredInMemo = /\bmemo(<[^>]*>)?\(\s*(async\s+)?(function\b|\()/;
for (const folder of ['shell/src', 'shared', ...remoteNames().map((name) => `${name}/src`)]) {
  for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue;
    const source = readFileSync(join(root, folder, file), 'utf8');
    if (source.includes('/macro') && declaredInMemo.test(source)) {
      faults.push(`${folder}/${file}: declare the component apart, and hand its name to memo`);
    }
  }
}
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\n\`npm run messages\` brings the catalogues up to date.`);
  process.exit(1);
}
