/** `npm run check-shell`: whether everything that is live would still run in the shell of this checkout. */
import { say } from '../lib/progress.mjs';
import { command, storeOptions } from '../release/command.mjs';

const usage = `npm run check-shell [-- --to <store>]

Builds the shell where it is stale, and asks of every live remote whether it would still fit. To be run before a shell
goes out; ends with 1 when one would not.

  --to <store>         a folder, or the address of a store (RELEASE_STORE; otherwise .build of this checkout)
  RELEASE_TOKEN        what a store at an address asks for
  RELEASE_PUBLIC_KEYS  the keys that the shell is built with, with commas between`;

await command({ usage, options: { to: storeOptions.to } }, async (values) => {
  const { checkBuiltShell } = await import('../release/check-built-shell.mjs');
  return checkBuiltShell(values, say);
});
