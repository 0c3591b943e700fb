import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { LiveRemote } from '@passerelle/shared/contract/remotes';

import { scriptOf } from './script';

/** An entry that has not come by then is asked for anew by the next who needs it. */
const ENTRY_TIMEOUT_MS = 20_000;

/** By their address. */
const manifests = new Map<string, object>();

const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/** What the manifest of a version says that the runtime reads, of the release that was signed. */
function manifestOf({ name, version, global, needs }: LiveRemote, { base, entry }: { base: string; entry: string }) {
  return {
    id: global,
    name: global,
    metaData: {
      name: global,
      type: 'app',
      // Without a version of the build the runtime finds a remote's instance by its name, and removes it with the remote.
      buildInfo: { buildVersion: '', buildName: `${name}@${version}` },
      remoteEntry: { name: entry, path: '', type: 'global' },
      types: { name: '', path: '', zip: '', api: '' },
      globalName: global,
      publicPath: base,
    },
    shared: Object.keys(needs.shared).map((shared) => ({ id: `${global}:${shared}`, name: shared, assets: noAssets })),
    remotes: [],
    exposes: [{ id: `${global}:remote`, name: 'remote', path: './remote', assets: noAssets }],
  };
}

/** The address of a manifest that is never fetched: the document has brought what stands in it, signed. */
export function manifestAddress(remote: LiveRemote, entryUrl: string): string {
  const { href: base } = new URL(remote.base, location.href);
  const address = `${base}mf-manifest.json${new URL(entryUrl).search}`;
  manifests.set(address, manifestOf(remote, { base, entry: entryUrl.slice(base.length) }));
  return address;
}

/** The entry of a remote is the file that its signed release names, or it is not run. */
export const releasedFiles: ModuleFederationRuntimePlugin = {
  name: 'released-files',
  createScript: ({ url }) => ({ script: scriptOf(url), timeout: ENTRY_TIMEOUT_MS }),
  fetch: async (url) => {
    const manifest = manifests.get(url);
    return manifest ? Response.json(manifest) : fetch(url);
  },
};
