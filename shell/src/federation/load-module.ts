import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import type { RemoteModule } from '@passerelle/shared/remotes';

/** Through the federation runtime, which is a chunk of its own and comes with the first remote. */
const federated = async (remote: LiveRemote): Promise<RemoteModule> => {
  const { loadExposed } = await import(/* webpackChunkName: "federation" */ './runtime');
  return loadExposed(remote, new URL(remote.base + remote.entry, location.href).href);
};

/** In the single-bundle build the same modules are chunks of the shell. */
const bundled = async (remote: LiveRemote): Promise<RemoteModule> => {
  const { modules } = await import('./monolith-remotes');
  const load = modules[remote.name];
  if (!load) throw new Error(`${remote.name} is not in this bundle`);
  return (await load()).remote;
};

export const loadModule = MONOLITH ? bundled : federated;
