import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import type { RemoteModule } from '@passerelle/shared/remotes';

import { bundlerRuntime } from './bundler-runtime';
import { leaveBehind } from './leave-behind';
import { lacksOwnFile, NotLoaded } from './not-loaded';
import { scriptOf } from './script';
import { sharedModules } from './shared-modules';

export { checkFit } from './check-fit';

Object.assign(globalThis, {
  // The remotes are built without a runtime of their own and look for this one.
  passerelleFederation: bundlerRuntime,
  // Versions built with a bundler runtime of their own look for what is below it.
  _FEDERATION_RUNTIME_CORE: {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    ModuleFederation,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
    helpers: { global: {}, share: {}, utils: {} },
  },
});

/** An entry must be the one that its release names. */
const onlyAsReleased: ModuleFederationRuntimePlugin = {
  name: 'only-as-released',
  createScript: ({ url }) => scriptOf(url),
};

/** A shared module that did not come would be remembered as that for ever. */
function forgetFailedShares(): void {
  for (const versions of Object.values(federation.shareScopeMap['default'] ?? {})) {
    for (const shared of Object.values(versions)) if (!shared.loaded) shared.loading = null;
  }
}

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedModules(forgetFailedShares),
  shareStrategy: 'loaded-first',
  plugins: [onlyAsReleased],
});

interface Entry {
  /** As what it is registered; null: not, or what it made is not to be used again. */
  name: string | null;
  times: number;
}

const entries = new Map<string, Entry>();
let registered = 0;

/**
 * Every time under another name: a new version is picked up without a reload, the old one stays for who still uses it,
 * and nothing of an attempt that failed is used again. The entry is named directly, so that no manifest is fetched.
 */
function register({ global }: LiveRemote, entry: string): string {
  // What an entry has left behind would be taken for the one that is asked for now.
  Reflect.set(globalThis, global, undefined);
  const name = `${global}_${(registered += 1)}`;
  federation.registerRemotes([{ name, entry, entryGlobalName: global, type: 'global' }]);
  return name;
}

/** Loads what a version exposes; `anew`: whatever its entry has made so far is left behind. */
export async function loadExposed(remote: LiveRemote, anew: boolean): Promise<RemoteModule> {
  const { href } = new URL(remote.base + remote.entry, location.href);
  const entry = entries.get(href) ?? { name: null, times: 0 };
  entries.set(href, entry);
  if (anew) {
    entry.name = null;
    leaveBehind(remote);
  }
  // Tried again, it has another address: what is wrong may lie in the browser's cache.
  const url = entry.times === 0 ? href : `${href}?retry=${entry.times}`;
  if (!entry.name) entry.times += 1;
  entry.name ??= register(remote, url);
  try {
    const exposed = await federation.loadRemote<{ remote: RemoteModule }>(`${entry.name}/remote`);
    if (!exposed?.remote) throw new Error(`${remote.name} ${remote.version} exposes no remote`);
    return exposed.remote;
  } catch (error) {
    const failure = NotLoaded.from(error, url);
    // A chunk that did not come is asked for again by its entry, which knows another address for it.
    if (failure instanceof NotLoaded || !lacksOwnFile(remote, failure)) entry.name = null;
    throw failure;
  }
}
