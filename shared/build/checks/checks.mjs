import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { remoteNames, root } from '../paths.mjs';
import { bin, inParallel, run } from '../lib/run.mjs';
import { findWeaknesses } from './weaknesses.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs each command, shows the output of those that fail, and counts.
 * @param {[string, string, string[]][]} checks
 * @param {number} atOnce
 * @returns {Promise<Count>}
 */
async function all(checks, atOnce) {
  const count = { passed: 0, failed: 0 };
  await inParallel(
    atOnce,
    checks.map(([name, command, args]) => async () => {
      const { code, output } = await run(command, args, { quiet: true });
      if (code === 0) count.passed += 1;
      else count.failed += 1;
      console.log(code === 0 ? `  ok      ${name}` : `  FAILED  ${name}\n${output}`);
    }),
  );
  return count;
}

/** The projects of TypeScript, and what each checks. */
export const projects = {
  'tsconfig.json': 'shell, remotes, shared',
  'api/tsconfig.json': 'api',
  'e2e/tsconfig.json': 'e2e',
  'shared/build/tsconfig.json': 'shared/build and other scripts',
  'shared/build/tsconfig.tests.json': 'tests of scripts',
  'shared/contract/tsconfig.json': 'shared/contract',
};

/** The native compiler, which uses every core itself. Other tools need `typescript`, for its interface. */
const tsc = join(root, 'node_modules', 'typescript-7/bin/tsc');

export const typecheck = () =>
  all(
    Object.entries(projects).map(([file, parts]) => [
      `types of ${parts}`,
      process.execPath,
      [tsc, '--noEmit', '-p', join(root, file)],
    ]),
    1,
  );

/** Every folder and file that has scripts. */
export const sources = () =>
  ['shell', ...remoteNames(), 'shared', 'api', 'e2e', '.docker']
    .filter((folder) => existsSync(join(root, folder)))
    .concat(readdirSync(root).filter((name) => name.endsWith('.mjs')));

/** The longest first: neither of two at a time waits long for the other at the end. */
export const lint = () =>
  all(
    [
      ['formatting', bin('prettier'), ['--check', '--log-level=warn', '.']],
      ['oxlint', bin('oxlint'), ['--type-aware', '--deny-warnings', ...sources()]],
      ['import zones and circles', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', ...sources()]],
      ['circles of folders', bin('depcruise'), ['--config', '.dependency-cruiser.folders.mjs', ...sources()]],
      ['words', process.execPath, [join(root, 'shared/build/cli/check-words.mjs')]],
    ],
    2,
  );

/** Passed, failed, or neither where the registry could not be asked. @returns {Promise<Count>} */
export async function knownWeaknesses() {
  const verdict = await findWeaknesses();
  if ('notAsked' in verdict) {
    console.log(`  not asked: ${verdict.notAsked}`);
    return { passed: 0, failed: 0 };
  }
  for (const fault of verdict.faults) console.log(`  FAILED  ${fault}`);
  if (verdict.faults.length > 0) return { passed: 0, failed: verdict.faults.length };
  console.log(`  ok      no known weakness, ${verdict.excepted} excepted`);
  return { passed: 1, failed: 0 };
}
