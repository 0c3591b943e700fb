import { relative } from 'node:path';

import { root } from '../paths.mjs';

/** @typedef {{ title: string, failed: boolean }} Outcome A test that failed for good, or passed at its second attempt. */

/**
 * The failed tests of a run of jest.
 * @param {{ testResults: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[] }} report
 * @returns {Outcome[]}
 */
export const ofJest = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ title: `${file} › ${test.fullName}`, failed: true }));
    // A file that does not load has no test to name.
    return status === 'failed' && failed.length === 0 ? [{ title: file, failed: true }] : failed;
  });

/**
 * @typedef {{ title: string, file: string, specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 * What a run of Playwright says of the tests that did not simply pass.
 * @param {{ suites?: Suite[] }} report
 * @returns {Outcome[]}
 */
export const ofPlaywright = ({ suites = [] }) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status }) => ({ title: `${suite.file} › ${title}`, failed: status === 'unexpected' })),
    ),
    ...ofPlaywright(suite),
  ]);

/** Each on a line of its own, so that the end of a long run can name them. @param {Outcome[]} outcomes */
export function printOutcomes(outcomes) {
  for (const { title, failed } of outcomes) console.log(`  ${failed ? 'FAILED' : 'TWICE '}  ${title}`);
}
