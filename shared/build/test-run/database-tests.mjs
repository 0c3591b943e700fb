import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from '../paths.mjs';
import { bin, mustRun } from '../lib/run.mjs';

/** Every test with a database, or with a process of the server, imports this module. */
export const TEST_DATABASE = join(root, 'api/src/testing/test-database.ts');

/** The database and what runs beside it, plans and counts of rows, concurrent writes and totals. */
const WHERE_ENGINES_DIFFER = [
  /\/platform\/(?:background|database|jobs|starting)\//,
  /\.queries\.test\.ts$/,
  /\/(?:at-once|crash|seats|totals|random-facts)\.test\.ts$/,
];
/** A test says so when it expects something else of one engine, or works with its files and processes. */
const NAMES_AN_ENGINE = /\.engine\b|DATABASE_URL|'embedded'/;

/** @param {string} file */
const isOfAnEngine = (file) =>
  WHERE_ENGINES_DIFFER.some((pattern) => pattern.test(file)) ||
  NAMES_AN_ENGINE.test(readFileSync(join(root, file), 'utf8'));

/** The server's tests with a database, as paths from the root. @returns {Promise<string[]>} */
export async function testsWithDatabase() {
  const config = join(root, 'api/jest.config.mjs');
  const list = ['--config', config, '--listTests', '--findRelatedTests', TEST_DATABASE];
  const files = (await mustRun(bin('jest'), list, { quiet: true }))
    .split('\n')
    .filter((line) => line.endsWith('.test.ts'));
  return files.map((file) => relative(root, file).replaceAll('\\', '/'));
}

/**
 * Tests that the embedded engine may leave to a later run on PostgreSQL: rules above the database, which prove the same on
 * either.
 */
export const testsOfEitherEngine = async () => (await testsWithDatabase()).filter((file) => !isOfAnEngine(file));
