import { relative } from 'node:path';

import { root } from '../paths.mjs';

/**
 * @typedef {{ title: string, failed: boolean, errors?: string[] }} Outcome
 * A test that failed for good, or passed at its second attempt; with the error of each attempt that failed.
 */

const colours = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g');
/** The first lines of an error say what was expected; the rest is in the report. */
const ERROR_LINES = 8;
const firstLines = (/** @type {string} */ text) =>
  text
    .replaceAll(colours, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, ERROR_LINES)
    .join('\n');

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
 * @typedef {{ errors?: { message?: string }[] }} Attempt
 * @typedef {{ title: string, tests: { status: string, results?: Attempt[] }[] }} Spec
 * @typedef {{ title: string, file: string, specs?: Spec[], suites?: Suite[] }} Suite
 * Playwright's report of the tests that did not simply pass.
 * @param {{ suites?: Suite[] }} report
 * @returns {Outcome[]}
 */
export const ofPlaywright = ({ suites = [] }) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results = [] }) => ({
          title: `${suite.file} › ${title}`,
          failed: status === 'unexpected',
          errors: results.flatMap(({ errors = [] }) =>
            errors.slice(0, 1).map(({ message = '' }) => firstLines(message)),
          ),
        })),
    ),
    ...ofPlaywright(suite),
  ]);

/** Each on a line of its own, so that the end of a long run can name them. @param {Outcome[]} outcomes */
export function printOutcomes(outcomes) {
  for (const { title, failed, errors = [] } of outcomes) {
    console.log(`  ${failed ? 'FAILED' : 'TWICE '}  ${title}`);
    for (const error of errors) console.log(error.replaceAll(/^/gm, '  |       '));
  }
}
