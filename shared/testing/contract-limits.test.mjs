/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const limits = 'shared/contract/limits.ts';
const source = readFileSync(join(root, limits), 'utf8');

/** `limits.nameLength` of each object, and the names of plain values: `answerSeparator`. */
const names = [...source.matchAll(/^export const (\w+) = (\{\n([\s\S]*?)\n\})?/gm)].flatMap(([, name, , body]) =>
  body ? [...body.matchAll(/^ {2}(\w+):/gm)].map(([, field]) => `${name}.${field}`) : [name],
);

const readers = readdirSync(root)
  .filter((name) => ['api', 'shared', 'shell'].includes(name) || name.startsWith('mfe-'))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && path !== limits && !/\.test\.|node_modules/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'));

describe('a limit of the contract', () => {
  // The theme takes the breakpoints as a whole.
  it.each(names.filter((name) => !name.startsWith('breakpoints.')))('%s is read by something', (name) => {
    expect(readers.some((text) => new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(text))).toBe(true);
  });
});
