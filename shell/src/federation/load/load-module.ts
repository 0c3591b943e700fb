import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import type { RemoteModule } from '@passerelle/shared/remotes';

import { admit } from './admit';
import { loadRuntime } from './load-runtime';

/** Through the federation runtime, which comes while it is being decided whether the version may run. */
const federated = async (remote: LiveRemote, anew: boolean): Promise<RemoteModule> => {
  const [{ loadExposed }] = await Promise.all([loadRuntime(), admit(remote)]);
  return loadExposed(remote, anew);
};

/** In the single-bundle build the same modules are chunks of the shell. */
const bundled = async (remote: LiveRemote): Promise<RemoteModule> => {
  const { modules } = await import('./monolith-remotes');
  const load = modules[remote.name];
  if (!load) throw new Error(`${remote.name} is not in this bundle`);
  return (await load()).remote;
};

export const loadModule: typeof federated = MONOLITH ? bundled : federated;
