/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadedWith, readGraph } from '../lib/source-graph.mjs';
import { root } from '../paths.mjs';
import { compilePo } from '../po.mjs';

const graph = readGraph();
const catalogue = readFileSync(join(root, 'mfe-client-admin/src/locales/fr.po'), 'utf8');
const remote = readFileSync(join(root, 'mfe-client-admin/src/remote.ts'), 'utf8');
const screens = [...remote.matchAll(/'\.\/([^']+)\?words=fr'/g)].map(([, path]) => `mfe-client-admin/src/${path}.tsx`);

/** @param {readonly string[]} files */
const wordsOf = (files) => {
  const shown = new Set(loadedWith(graph, files, { onDemand: true }));
  return Object.keys(compilePo(catalogue, 'fr', (file) => shown.has(file)).messages);
};

describe('the words that come with each screen', () => {
  it('are all words of the catalogue, together', () => {
    expect(screens).toHaveLength(19);
    expect(wordsOf(screens).sort()).toEqual(Object.keys(compilePo(catalogue, 'fr').messages).sort());
  });

  it('are those of what the screen loads on demand too', () => {
    const list = wordsOf(['mfe-client-admin/src/user-list/user-list.screen.tsx']);
    const bulkBar = wordsOf(['mfe-client-admin/src/user-list/bulk-bar.tsx']);
    expect(bulkBar.filter((id) => !list.includes(id))).toEqual([]);
  });

  it('are few beside all of them', () => {
    const list = wordsOf(['mfe-client-admin/src/user-list/user-list.screen.tsx']);
    expect(list.length).toBeLessThan(Object.keys(compilePo(catalogue, 'fr').messages).length / 4);
  });
});
