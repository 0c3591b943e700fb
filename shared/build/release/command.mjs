import { parseArgs } from 'node:util';

import { ensureInstalled } from '../lib/install.mjs';

/** Options of a command that name the stores it reads and writes. */
export const storeOptions = /** @type {const} */ ({
  to: { type: 'string' },
  files: { type: 'string' },
  base: { type: 'string' },
  by: { type: 'string' },
});

export const storeUsage = `  --to <store>       a folder, or the address of a store (RELEASE_STORE; otherwise .build of this checkout)
  --by <name>        who does it (RELEASE_BY; otherwise git's user.name)
  RELEASE_TOKEN      what a store at an address asks for
  RELEASE_KEY        the private key that releases are signed with: a file, or the key itself`;

/**
 * Shared behaviour of the release commands: `--help`, an error for unknown flags, one sentence
 * instead of a stack when something cannot be done, and 1 as the exit code then.
 * @param {{ usage: string, options?: Record<string, { type: 'string' }> }} about
 * @param {(values: Record<string, string | undefined>, names: string[]) => Promise<number | void>} work
 */
export async function command({ usage, options = {} }, work) {
  try {
    const known = { ...options, help: { type: /** @type {const} */ ('boolean'), short: 'h' } };
    const { values, positionals } = parseArgs({ options: known, allowPositionals: true });
    const { help, ...chosen } = values;
    if (help) {
      console.log(usage);
      process.exit(0);
    }
    await ensureInstalled();
    process.exit((await work(chosen, positionals)) ?? 0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
