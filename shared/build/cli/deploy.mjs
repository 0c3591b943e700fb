/** `npm run deploy -w mfe-contacts`: builds a version, asks whether it fits what is live, uploads it and points at it. */
import { say } from '../lib/progress.mjs';
import { command, storeOptions, storeUsage } from '../release/command.mjs';

const usage = `npm run deploy -w <remote> [-- <options>]

Builds the version of package.json, asks whether it fits the live shell and what is live beside it, uploads it and makes
it live. What does not fit is said, and nothing is changed.

  --version <x.y.z>  another number than package.json's
  --build <folder>   a version that is built already, with its release.json; or, of the stock federation plugin, with its
                     mf-manifest.json and a copy of remote.json
  --files <place>    where the files go when not to the store: a folder, or an address (RELEASE_FILES)
  --base <address>   the address that pages find them at: <base>/<remote>/<version>/ (RELEASE_BASE)
${storeUsage}`;

const options = /** @type {const} */ ({ ...storeOptions, version: { type: 'string' }, build: { type: 'string' } });

await command({ usage, options }, async (values, [remote = '']) => {
  const { deployRemote } = await import('../release/deploy-remote.mjs');
  await deployRemote(remote, values, say);
});
