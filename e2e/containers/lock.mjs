import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { until } from './commands.mjs';

const LONGEST_RUN_MS = 30 * 60_000;

/**
 * Waits until no other clone of this machine uses the engine, and takes the turn. @param {string} cache
 * @returns {Promise<() => Promise<void>>} gives the turn back
 */
export async function takeLock(cache) {
  const file = join(cache, 'turn.pid');
  await until(
    'the run of another clone has ended',
    async () => {
      if (existsSync(file) && !existsSync(`/proc/${readFileSync(file, 'utf8')}`)) rmSync(file, { force: true });
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return true;
    },
    LONGEST_RUN_MS,
  );
  return async () => rmSync(file, { force: true });
}
