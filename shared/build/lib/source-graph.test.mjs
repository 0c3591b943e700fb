import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';
import { loadedWith, readGraph } from './source-graph.mjs';

const login = loadedWith(readGraph(), [
  'shell/src/entrypoints/start.tsx',
  'shell/src/entrypoints/watch-page.ts',
  'shell/src/features/consent/consent.tsx',
  'shell/src/features/login/login.screen.tsx',
]);
const importOf = (/** @type {string} */ name) => new RegExp(`^(import|export)[^;]* from '${name}(/[^']*)?';`, 'm');

describe('what comes with the login page', () => {
  it('is its form and its words, and nothing that is loaded on demand', () => {
    expect(login).toContain('shell/src/plain/plain-button.tsx');
    expect(login).toContain('shared/i18n/format-dates.ts');
    expect(login).not.toContain('shell/src/features/second-factor/code-step.tsx');
    expect(login.filter((file) => /^shell\/src\/(federation|product)\//.test(file))).toEqual([]);
  });

  it.each(['final-form', 'react-final-form', 'swr', 'react-router-dom', 'luxon', '@mui', '@emotion'])(
    'is without %s',
    (name) => {
      const importers = login.filter((file) => importOf(name).test(readFileSync(join(root, file), 'utf8')));
      expect(importers).toEqual([]);
    },
  );

  it('is named by files that exist', () => {
    expect(() => loadedWith(readGraph(), ['shell/src/gone.ts'])).toThrow('There is no source shell/src/gone.ts.');
  });
});
