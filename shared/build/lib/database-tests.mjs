import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { root } from '../paths.mjs';

const sources = join(root, 'api/src');
/** What every test comes through that has a database, or a process of the server with one. */
const DATABASE = join(sources, 'testing/test-database.ts');
const IMPORT = /(?:from |import\(|require\()'(\.[^']+)'/g;

/** @param {string} path */
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** @param {string} file */
const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, request = '']) => {
    const path = join(dirname(file), request);
    return [`${path}.ts`, join(path, 'index.ts'), path].find(isFile) ?? [];
  });

/** @param {string} test */
function reachesDatabase(test) {
  const seen = new Set([test]);
  for (const file of seen) {
    if (file === DATABASE) return true;
    if (file.endsWith('.ts')) for (const next of importsOf(file)) seen.add(next);
  }
  return false;
}

/**
 * The server's tests that ask no database, as paths from the root: on a second engine they would prove the same once more.
 * @returns {string[]}
 */
export const testsWithoutDatabase = () =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(sources, file))
    .filter((file) => !reachesDatabase(file))
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .sort();
