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

const allTests = () =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(sources, file))
    .sort();

/** @param {string} file */
const fromRoot = (file) => relative(root, file).replaceAll('\\', '/');

/**
 * The server's tests that ask no database, as paths from the root: on a second engine they would prove the same once more.
 * @returns {string[]}
 */
export const testsWithoutDatabase = () =>
  allTests()
    .filter((file) => !reachesDatabase(file))
    .map(fromRoot);

/** The platform itself, plans and counts of rows, the demo, what happens at once, figures, and every call by every role. */
const WHERE_ENGINES_DIFFER = [
  /\/(?:platform|demo|admin)\//,
  /\.queries\.test\.ts$/,
  /\/(?:at-once|crash|seats|totals|laws)\.test\.ts$/,
  /\/rights\/table\.test\.ts$/,
];
/** Said by a test that expects something else of one engine, or works with its files and processes. */
const NAMES_AN_ENGINE = /\.engine\b|DATABASE_URL|'embedded'/;

/** @param {string} file */
const isOfAnEngine = (file) =>
  WHERE_ENGINES_DIFFER.some((pattern) => pattern.test(file.replaceAll('\\', '/'))) ||
  NAMES_AN_ENGINE.test(readFileSync(file, 'utf8'));

/**
 * What the embedded engine may leave to a run on PostgreSQL that follows: rules above the database, which prove the same on
 * either.
 * @returns {string[]}
 */
export const testsOfEitherEngine = () =>
  allTests()
    .filter((file) => reachesDatabase(file) && !isOfAnEngine(file))
    .map(fromRoot);
