import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';

const foldersOf = (/** @type {string} */ folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The first cells of all tables of a page that name one thing. @param {string} page */
const namedIn = (page) =>
  readFileSync(join(root, page), 'utf8')
    .split('\n')
    .flatMap((line) => /^\| `([\w-]+)` +\|/.exec(line)?.[1] ?? []);

const unnamed = ['generated', 'locales', 'node_modules'];

describe.each([
  ['api/README.md', ['api/src/domains', 'api/src/platform']],
  ['shared/README.md', ['shared']],
  ['shell/README.md', ['shell/src']],
  ['shared/build/README.md', ['shared/build']],
])('%s', (page, folders) => {
  it('has a line for each folder, and for no other', () => {
    const there = folders.flatMap(foldersOf).filter((name) => !unnamed.includes(name));

    expect(namedIn(page).toSorted()).toEqual(there.toSorted());
  });
});
