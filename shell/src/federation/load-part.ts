import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import type { RemoteModule } from '@passerelle/shared/remotes';

import { loadRemote } from './load-remote';
import { loadRuntime } from './load-runtime';
import { orReplace } from './trust/admit';

async function loadFitting<T>(remote: LiveRemote, load: () => Promise<T>): Promise<T> {
  const { checkFit } = await loadRuntime();
  const part = load();
  // The shared modules that came with it may lack what it needs: that would be why it failed, or soon will.
  await part.catch(() => undefined);
  checkFit(remote);
  return part;
}

/** Loads a screen of a remote, or what it fills a slot with. */
export async function loadPart<T>(
  remote: LiveRemote,
  name: string,
  find: (module: RemoteModule) => (() => Promise<T>) | undefined,
): Promise<T> {
  const load = find(await loadRemote(remote));
  if (!load) throw new Error(`${remote.name} ${remote.version} has no ${name}`);
  return MONOLITH ? load() : orReplace(remote, () => loadFitting(remote, load));
}
