import { init, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import type { RemoteModule } from '@passerelle/shared/remotes';

import { leaveBehind } from './leave-behind';
import { manifestAddress, releasedFiles } from './released-files';
import { lacksOwnFile, NotLoaded } from './not-loaded';
import { sharedModules } from './shared-modules';
import { sharedVersions } from './shared-versions';

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
    leaveBehind(remote);
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
