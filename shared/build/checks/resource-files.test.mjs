import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { remoteNames, root } from '../paths.mjs';

const files = ['shell', ...remoteNames()].flatMap((name) =>
  readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => join(name, 'src', file)),
);
/** @param {string} end @param {RegExp} pattern */
const named = (end, pattern) =>
  files.filter((file) => file.endsWith(end) && pattern.test(readFileSync(join(root, file), 'utf8')));

describe('the files with calls of pages', () => {
  it('only read in *.resource.ts', () => {
    expect(named('.resource.ts', /\buseCall\(/).length).toBeGreaterThan(20);
    expect(named('.resource.ts', /\bsend\(\s*'(?:POST|PUT|DELETE)/)).toEqual([]);
  });

  it('only write in *.mutations.ts', () => {
    expect(named('.mutations.ts', /\bsend\(\s*'(?:POST|PUT|DELETE)/).length).toBeGreaterThan(20);
    expect(named('.mutations.ts', /\b(?:useCall|useLookup|defineList)\(/)).toEqual([]);
  });
});
