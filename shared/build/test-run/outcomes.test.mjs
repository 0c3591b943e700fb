import { root } from '../paths.mjs';
import { ofJest, ofPlaywright } from './outcomes.mjs';

const test = (/** @type {string} */ fullName, /** @type {string} */ status) => ({ fullName, status });

describe('the outcomes in a report', () => {
  it('lists failed tests of jest', () => {
    const testResults = [
      {
        name: `${root}/a.test.ts`,
        status: 'failed',
        assertionResults: [test('adds', 'passed'), test('takes', 'failed'), test('drops', 'failed')],
      },
      { name: `${root}/b.test.ts`, status: 'passed', assertionResults: [test('waits', 'passed')] },
      { name: `${root}/c.test.ts`, status: 'failed', assertionResults: [] },
    ];
    expect(ofJest({ testResults })).toEqual([
      { title: 'a.test.ts › takes', failed: true },
      { title: 'a.test.ts › drops', failed: true },
      { title: 'c.test.ts', failed: true },
    ]);
  });

  it('lists failed browser tests at any depth', () => {
    const failedAttempt = { errors: [{ message: '\u001B[31mError: hidden\u001B[39m\n\n  Expected: shown' }] };
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
      title,
      tests: [{ status, results: [status === 'expected' ? {} : failedAttempt, {}] }],
    });
    const inner = {
      title: 'signing in',
      file: 'login.spec.ts',
      specs: [spec('once', 'flaky'), spec('never', 'unexpected')],
    };
    const suites = [
      { title: 'login.spec.ts', file: 'login.spec.ts', specs: [spec('at all', 'expected')], suites: [inner] },
    ];
    expect(ofPlaywright({ suites })).toEqual([
      { title: 'login.spec.ts › once', failed: false, errors: ['Error: hidden\n  Expected: shown'] },
      { title: 'login.spec.ts › never', failed: true, errors: ['Error: hidden\n  Expected: shown'] },
    ]);
  });
});
