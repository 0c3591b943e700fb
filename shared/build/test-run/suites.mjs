import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { buildDir, readJson, remoteNames, root } from '../paths.mjs';
import { findBrowser } from './browser.mjs';
import { TEST_DATABASE, testsOfEitherEngine } from './database-tests.mjs';
import { findNginx, findPooler, findPrometheus } from './servers.mjs';
import { ofJest, ofPlaywright, printOutcomes } from './outcomes.mjs';
import { bin, run } from '../lib/run.mjs';

/** @typedef {import('../checks/checks.mjs').Count} Count */

/** Pages make much that is soon gone: with more room for it, less is copied as if it were to stay. */
const ROOM_FOR_PAGES = '--max-semi-space-size=64';

const reports = join(buildDir, 'reports');

/**
 * @param {string} name
 * @param {string[]} projects
 * @param {{ filters?: string[], without?: string[], relatedTo?: string, node?: string[] }} [options]
 * `relatedTo`: a file that the tests import, by whatever way; `node`: how Node itself is started
 * @returns {Promise<Count>}
 */
async function jest(name, projects, { filters = [], without = [], relatedTo, node = [] } = {}) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name}.json`);
  const selected = projects.filter((project) => filters.length === 0 || filters.includes(project));
  const configs = selected.map((project) => join(root, project, 'jest.config.mjs'));
  const { code } = await run(process.execPath, [
    ...node,
    bin('jest'),
    '--projects',
    ...configs,
    '--maxWorkers=2',
    // Of several projects at once, jest ignores the test timeout of each. A loaded machine is slow, not wrong.
    '--testTimeout=60000',
    ...without.map((path) => `--testPathIgnorePatterns=/${path}$`),
    ...(relatedTo ? ['--findRelatedTests', relatedTo] : []),
    '--json',
    `--outputFile=${file}`,
  ]);
  const report = readJson(file);
  printOutcomes(ofJest(report));
  // A file that does not even load has no test of its own to count.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** @param {string[]} [filters] */
export const unit = (filters) =>
  jest('unit', ['shared', 'shell', ...remoteNames()], { filters, node: [ROOM_FOR_PAGES] });

/**
 * All on the embedded engine, where no server is named. Where a run on PostgreSQL follows, each does what it alone can prove
 * and the server the rest: docs/adr/0067-split-api-tests-between-the-two-engines.md.
 */
export const api = async () => {
  await findPrometheus();
  if (!process.env['DATABASE_URL']) {
    const without = process.env['POSTGRES_FOLLOWS'] === '1' ? await testsOfEitherEngine() : [];
    return jest('api', ['shared/contract', 'api'], { without });
  }
  await findPooler();
  return jest('api', ['api'], { relatedTo: TEST_DATABASE });
};

/** @returns {Promise<Count>} */
export async function e2e() {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, 'e2e.json');
  await findNginx();
  const { code } = await run(bin('playwright'), ['test', '--config', join(root, 'e2e/playwright.config.ts')], {
    env: { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = readJson(file);
  printOutcomes(ofPlaywright(report));
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: code !== 0 && unexpected === 0 ? 1 : unexpected };
}
