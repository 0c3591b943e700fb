import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import type { RemoteModule } from '@passerelle/shared/remotes';

import { sharedModules } from './shared-modules';

// The remotes are built without a runtime of their own and look for this one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const federation = createInstance({ name: 'shell', remotes: [], shared: sharedModules, shareStrategy: 'loaded-first' });

/**
 * Loads what a live version exposes. The version is its own registration: a new one is picked up without a reload,
 * and the old one stays for who still uses it. The entry is named directly, so that no manifest is fetched.
 */
export async function loadExposed(remote: LiveRemote, entry: string): Promise<RemoteModule> {
  federation.registerRemotes([{ name: remote.global, entry, entryGlobalName: remote.global, type: 'global' }]);
  const exposed = await federation.loadRemote<{ remote: RemoteModule }>(`${remote.global}/remote`);
  if (!exposed?.remote) throw new Error(`${remote.name} ${remote.version} exposes no remote`);
  return exposed.remote;
}
