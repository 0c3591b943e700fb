import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { registerCatalogues } from '@passerelle/shared/i18n';
import type { RemoteModule } from '@passerelle/shared/remotes';

import { loadModule } from './load-module';

const loading = new Map<string, Promise<RemoteModule>>();
const loaded = new Map<string, RemoteModule>();

/** By the version's address and not by the remote's name: a new version is another thing to load. */
const keyOf = (remote: LiveRemote): string => remote.base + remote.entry;

export const loadedRemote = (remote: LiveRemote): RemoteModule | undefined => loaded.get(keyOf(remote));

/** Loads a remote once, with its words. What failed is forgotten, so that the next call tries again. */
export function loadRemote(remote: LiveRemote): Promise<RemoteModule> {
  const key = keyOf(remote);
  const running = loading.get(key);
  if (running) return running;
  const attempt = loadModule(remote).then(async (module) => {
    await registerCatalogues(remote.name, module.messages);
    loaded.set(key, module);
    return module;
  });
  loading.set(key, attempt);
  attempt.catch(() => loading.delete(key));
  return attempt;
}
