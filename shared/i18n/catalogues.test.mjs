/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { formatter } from '@lingui/format-po';

import { typographyFaults } from './french-typography';

const root = join(__dirname, '../..');
const remotes = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
const shell = ['shell/src', 'shell/src/product', 'shell/src/features/account', 'shell/src/features/second-factor'];
const catalogues = [...shell, ...remotes.map((folder) => `${folder}/src`), 'api/src']
  .map((folder) => [folder, join(root, folder, 'locales/fr.po')])
  .filter(([, file]) => existsSync(file));

describe.each(catalogues)('the French texts of %s', (_folder, file) => {
  it('are set as French is', () => {
    const entries = formatter().parse(readFileSync(file, 'utf8'), { locale: 'fr', sourceLocale: 'fr', filename: file });

    const faults = Object.entries(entries).flatMap(([id, { message = id, translation, obsolete }]) =>
      obsolete ? [] : typographyFaults(translation || message).map((rule) => `${translation || message} — ${rule}`),
    );

    expect(faults).toEqual([]);
  });
});
