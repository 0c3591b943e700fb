/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadedWith, readGraph, speakersOf } from '../lib/source-graph.mjs';
import { root } from '../paths.mjs';
import { compilePo } from '../po.mjs';

const graph = readGraph();

/** @param {string} remote */
const catalogueOf = (remote) => readFileSync(join(root, remote, 'src/locales/fr.po'), 'utf8');
/** Its own, and those of the kits: their words are in the catalogues of the remotes that bundle them. @param {string} remote */
const partsOf = (remote) =>
  [...speakersOf(graph)].filter((file) => [`${remote}/src/`, 'shared/'].some((folder) => file.startsWith(folder)));

/** @param {string} remote @param {readonly string[]} files */
const wordsOf = (remote, files) => {
  const shown = new Set(loadedWith(graph, files, { onDemand: true }));
  return Object.keys(compilePo(catalogueOf(remote), 'fr', (file) => shown.has(file)).messages);
};

describe.each([
  { remote: 'mfe-client-admin', parts: 19 },
  { remote: 'mfe-reporting', parts: 2 },
])('the words that come with each part of $remote', ({ remote, parts }) => {
  it('are all words of the catalogue, together', () => {
    expect(partsOf(remote)).toHaveLength(parts);
    const all = Object.keys(compilePo(catalogueOf(remote), 'fr').messages);
    expect(wordsOf(remote, partsOf(remote)).sort()).toEqual(all.sort());
  });
});

describe('the words that come with a screen', () => {
  it('are those of what it loads on demand too', () => {
    const list = wordsOf('mfe-client-admin', ['mfe-client-admin/src/user-list/user-list.screen.tsx']);
    const bulkBar = wordsOf('mfe-client-admin', ['mfe-client-admin/src/user-list/bulk-bar.tsx']);
    expect(bulkBar.filter((id) => !list.includes(id))).toEqual([]);
  });

  it('are few beside all of them', () => {
    const list = wordsOf('mfe-client-admin', ['mfe-client-admin/src/user-list/user-list.screen.tsx']);
    const all = Object.keys(compilePo(catalogueOf('mfe-client-admin'), 'fr').messages);
    expect(list.length).toBeLessThan(all.length / 5);
  });
});
