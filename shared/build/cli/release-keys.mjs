/** `npm run release-keys [-- <folder>]`: a pair of keys for releases. */
import { command } from '../release/command.mjs';

const usage = `npm run release-keys [-- <folder>]

Makes a pair of keys for releases, in a folder that must be new (.data/release-keys, when none is said):
  release.pem  the private key: deployments sign with it (RELEASE_KEY); it belongs among the secrets
  release.pub  the public key: shells are built with it (RELEASE_PUBLIC_KEYS, with commas between several)`;

await command({ usage }, async (_values, [folder]) => {
  const { join } = await import('node:path');
  const { root } = await import('../paths.mjs');
  const { makePair } = await import('../release/keys.mjs');
  const { typedPath } = await import('../release/settings.mjs');
  const path = folder ? typedPath(folder) : join(root, '.data/release-keys');
  if (!makePair(path)) throw new Error(`${path} holds a pair already, which is left as it is.`);
  console.log(`Made ${path}/release.pem (private: RELEASE_KEY) and release.pub (RELEASE_PUBLIC_KEYS).`);
});
