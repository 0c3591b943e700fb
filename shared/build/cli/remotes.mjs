/** `npm run remotes [-- mfe-contacts]`: live versions with date and author; for one remote, its whole history. */
import { command, storeOptions } from '../release/command.mjs';

const usage = `npm run remotes [-- <remote>] [-- --to <store>]

What is live, since when and by whom; with a name, every flip of that remote, the newest first.

  --to <store>   a folder, or the address of a store (RELEASE_STORE; otherwise .build of this checkout)
  RELEASE_TOKEN  what a store at an address asks for`;

await command({ usage, options: { to: storeOptions.to } }, async (values, [remote]) => {
  const { releaseSettings } = await import('../release/settings.mjs');
  const { describeHistory, describeLive } = await import('../release/describe.mjs');
  const { store } = releaseSettings(values);
  console.log((remote ? await describeHistory(store, remote) : await describeLive(store)).join('\n'));
});
