import { join } from 'node:path';

import { generate } from '../validators/generate.mjs';
import { buildShell } from '../bundle/build-steps.mjs';
import { readJson, shellOut } from '../paths.mjs';
import { checkShell } from './check-shell.mjs';
import { releaseSettings } from './settings.mjs';

/**
 * Says what the shell of this checkout would no longer run.
 * @param {import('./settings.mjs').Flags} flags @param {(line: string) => void} say
 * @returns {Promise<number>} the exit code
 */
export async function checkBuiltShell(flags, say) {
  const { store } = releaseSettings(flags);
  await generate();
  await buildShell();
  const offer = readJson(join(shellOut, 'offer.json'));
  const verdicts = await checkShell(store, offer);
  const unfit = verdicts.filter(({ faults }) => faults.length > 0);
  say(`${verdicts.length - unfit.length} of ${verdicts.length} live remotes fit the shell ${offer.version}.`);
  for (const { name, version, faults } of unfit) {
    console.error([`${name} ${version}`.trim(), ...faults.map((fault) => `  ${fault}`)].join('\n'));
  }
  return unfit.length > 0 ? 1 : 0;
}
