/**
 * Releases the remotes that a product lacks when it starts with empty volumes, or with those of an incomplete backup, so
 * that every remote is live with its files. Then prints the live versions.
 */
import { generate } from '../shared/build/validators/generate.mjs';
import { remoteNames } from '../shared/build/paths.mjs';
import { deployRemote } from '../shared/build/release/deploy-remote.mjs';
import { releaseMissing } from '../shared/build/release/release-missing.mjs';
import { releaseSettings } from '../shared/build/release/settings.mjs';
import { describeLive } from '../shared/build/release/describe.mjs';

const say = (/** @type {string} */ line) => console.log(line);

await generate();
const { store } = releaseSettings({});
const failed = await releaseMissing({
  store,
  remotes: remoteNames(),
  say,
  deploy: (remote, version) => deployRemote(remote, { version }, (line) => say(`${remote}: ${line}`)),
});
console.log((await describeLive(store)).join('\n'));
if (failed.length > 0) {
  console.error(`Not live: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
