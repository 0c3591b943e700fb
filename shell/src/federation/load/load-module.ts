import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import type { RemoteModule } from '@passerelle/shared/remotes';

import { admit, orReplace } from './admit';
import { loadRuntime } from './load-runtime';

/** By the federation runtime, once it has been decided that the version may run. */
const federated = async (remote: LiveRemote, anew: boolean): Promise<RemoteModule> => {
  await admit(remote);
  const { loadExposed } = await loadRuntime();
  return orReplace(remote, () => loadExposed(remote, anew));
};

/** In the single-bundle build the same modules are chunks of the shell. */
const bundled = async (remote: LiveRemote): Promise<RemoteModule> => {
  const { modules } = await import('./monolith-remotes');
  const load = modules[remote.name];
  if (!load) throw new Error(`${remote.name} is not in this bundle`);
  return (await load()).remote;
};

export const loadModule: typeof federated = MONOLITH ? bundled : federated;
