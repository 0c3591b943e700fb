import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';
import { loadedWith, readGraph, speakersOf } from './source-graph.mjs';

const login = loadedWith(readGraph(), [
  'shell/src/entrypoints/start.tsx',
  'shell/src/entrypoints/watch-page.ts',
  'shell/src/features/consent/consent.tsx',
  'shell/src/features/login/login.screen.tsx',
]);
const importOf = (/** @type {string} */ name) => new RegExp(`^(import|export)[^;]* from '${name}(/[^']*)?';`, 'm');

describe('what comes with the login page', () => {
  it('is its form and its words, and nothing that is loaded on demand', () => {
    expect(login).toContain('shared/forms/form.tsx');
    expect(login).toContain('shared/i18n/format-dates.ts');
    expect(login).not.toContain('shell/src/features/second-factor/code-step.tsx');
    expect(login.filter((file) => /^shell\/src\/(federation|product)\//.test(file))).toEqual([]);
  });

  it.each(['swr', 'react-router-dom', 'luxon'])('is without %s', (name) => {
    const importers = login.filter((file) => importOf(name).test(readFileSync(join(root, file), 'utf8')));
    expect(importers).toEqual([]);
  });

  it('is named by files that exist', () => {
    expect(() => loadedWith(readGraph(), ['shell/src/gone.ts'])).toThrow('There is no source shell/src/gone.ts.');
  });
});

describe('the graph of the sources', () => {
  const graph = readGraph();

  it('takes what a module hands on as one thing for its own, and what is in it for none of its names', () => {
    expect(graph.origin('shared/contract/index.ts', 'limits')).toBe('shared/contract/limits.ts');
    expect(graph.origin('shared/contract/index.ts', 'passwordMin')).toBeNull();
    expect(loadedWith(graph, ['shared/contract/paging.ts'])).toContain('shared/contract/limits/limits.ts');
  });

  it('knows which screens bring their own words, and what they load on demand', () => {
    const screen = 'mfe-client-admin/src/user-list/user-list.screen.tsx';
    expect([...speakersOf(graph)]).toContain(screen);
    expect(loadedWith(graph, [screen])).not.toContain('shared/ui/table/view-dialogs.tsx');
    expect(loadedWith(graph, [screen], { onDemand: true })).toContain('shared/ui/table/view-dialogs.tsx');
  });
});
