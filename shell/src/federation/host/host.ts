import { init, registerGlobalPlugins, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import type { RemoteModule } from '@passerelle/shared/remotes';

import { lacksOwnFile, NotLoaded } from './not-loaded';
import { resetChunks } from './reset-chunks';
import { scriptOf } from './script';
import { sharedModules } from './shared-modules';
import { sharedVersions } from './shared-versions';

/** An entry that has not come by then is asked for anew by the next who needs it. */
const ENTRY_TIMEOUT_MS = 20_000;

/** By their address. */
const manifests = new Map<string, object>();

const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/** Fields of a version's manifest that the runtime reads, from the signed release. */
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
function manifestAddress(remote: LiveRemote, entryUrl: string): string {
  const { href: base } = new URL(remote.base, location.href);
  const address = `${base}mf-manifest.json${new URL(entryUrl).search}`;
  manifests.set(address, manifestOf(remote, { base, entry: entryUrl.slice(base.length) }));
  return address;
}

/** The entry of a remote is the file that its signed release names, or it is not run. */
const releasedFiles: ModuleFederationRuntimePlugin = {
  name: 'released-files',
  createScript: ({ url }) => ({ script: scriptOf(url), timeout: ENTRY_TIMEOUT_MS }),
  fetch: async (url) => {
    const manifest = manifests.get(url);
    return manifest ? Response.json(manifest) : fetch(url);
  },
};

export { checkFit } from './check-fit';

// Each remote resolves shared modules by an instance of its own, which takes the global plugins.
registerGlobalPlugins([sharedVersions]);

/** The name that the build of the shell gives its instance (`shared/build/webpack/shell.mjs`). */
const federation = init({
  name: 'passerelle_shell',
  remotes: [],
  shared: sharedModules(),
  shareStrategy: 'loaded-first',
  plugins: [releasedFiles, sharedVersions],
});

interface Entry {
  isRegistered: boolean;
  times: number;
}

/** By address: a new version is picked up without a reload, and the old one stays for who still uses it. */
const entries = new Map<string, Entry>();

/** Tried again, an entry has another address: what is wrong may lie in the browser's cache. */
const nextAddress = (href: string, { times }: Entry): string => (times === 0 ? href : `${href}?retry=${times}`);

/** Loads what a version exposes; `anew`: whatever its entry has made so far is left behind. */
export async function loadExposed(remote: LiveRemote, anew: boolean): Promise<RemoteModule> {
  const { href } = new URL(remote.base + remote.entry, location.href);
  const entry = entries.get(href) ?? { isRegistered: false, times: 0 };
  entries.set(href, entry);
  if (anew) {
    entry.isRegistered = false;
    resetChunks(remote);
  }
  if (!entry.isRegistered) {
    const manifest = manifestAddress(remote, nextAddress(href, entry));
    federation.registerRemotes([{ name: remote.global, entry: manifest }], { force: true });
    Object.assign(entry, { isRegistered: true, times: entry.times + 1 });
  }
  const url = nextAddress(href, { ...entry, times: entry.times - 1 });
  const { times } = entry;
  try {
    const exposed = await federation.loadRemote<{ remote?: RemoteModule }>(`${remote.global}/remote`);
    if (!exposed?.remote) throw new Error(`${remote.name} ${remote.version} exposes no remote`);
    return exposed.remote;
  } catch (error) {
    const failure = NotLoaded.from(error, url);
    // A chunk that did not come is asked for again by its entry, which knows another address for it.
    const isEntryUsable = lacksOwnFile(remote, failure) && !(failure instanceof NotLoaded);
    if (!isEntryUsable && entry.times === times) entry.isRegistered = false;
    throw failure;
  }
}
