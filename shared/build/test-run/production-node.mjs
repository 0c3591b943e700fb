import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { machineCache } from './machine-cache.mjs';
import { mustRun } from '../lib/run.mjs';

/** The Node of the images. The tests take its binary from npm's registry: a package that has no install script. */
export const PRODUCTION_NODE = '24.21.0';

/**
 * Finds the Node of production, or fetches it. It lies beside the packages of the product: in `node_modules/.bin` it would
 * stand for the `node` of every npm script.
 * @returns {Promise<string>} the folder of the program `node`
 */
export async function productionNode() {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) {
    throw new Error(`Node ${PRODUCTION_NODE} is fetched for Linux on x64 and arm64 only.`);
  }
  const name = `node-linux-${process.arch}`;
  const folder = join(machineCache, `node-${PRODUCTION_NODE}`);
  const programs = join(folder, 'node_modules', name, 'bin');
  if (!existsSync(join(programs, 'node'))) {
    await mustRun(
      'npm',
      [
        ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--no-audit', '--no-fund'],
        [`${name}@${PRODUCTION_NODE}`],
      ].flat(),
      { quiet: true },
    );
  }
  return programs;
}
