import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const environment = readFileSync(join(root, 'docs/environment.md'), 'utf8');
const names = new Set([...environment.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name));
const commands = new Set([...readme.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name));

describe('the page about the environment', () => {
  it('names every variable that the server reads', () => {
    const config = readFileSync(join(root, 'api/src/read-config.ts'), 'utf8');
    const read = [...config.matchAll(/\(env, '([A-Z_]+)'|\benv\.([A-Z_]+)/g)].map(([, one, other]) => one ?? other);

    expect(new Set(read).size).toBeGreaterThan(15);
    expect([...new Set(read)].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the README', () => {
  it('names every command of the package', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

    expect(Object.keys(scripts).filter((name) => !commands.has(name))).toEqual([]);
  });
});
