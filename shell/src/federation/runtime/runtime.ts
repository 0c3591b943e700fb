import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import type { RemoteModule } from '@passerelle/shared/remotes';

import './bundler-runtime';
import { type Container, loadContainer } from './container';
import { leaveBehind } from './leave-behind';
import { lacksOwnFile, NotLoaded } from './not-loaded';

export { checkFit } from './check-fit';

interface Entry {
  /** Null: none has been asked for, or what it made is not to be used again. */
  container: Promise<Container> | null;
  times: number;
}

/** By address: a new version is picked up without a reload, and the old one stays for who still uses it. */
const entries = new Map<string, Entry>();

/** The container of an entry, which runs once. Tried again, it has another address: what is wrong may lie in the browser's cache. */
function containerOf(entry: Entry, { global }: LiveRemote, href: string): Promise<Container> {
  if (entry.container) return entry.container;
  const url = entry.times === 0 ? href : `${href}?retry=${entry.times}`;
  entry.times += 1;
  entry.container = loadContainer(url, global);
  return entry.container;
}

/** Loads what a version exposes; `anew`: whatever its entry has made so far is left behind. */
export async function loadExposed(remote: LiveRemote, anew: boolean): Promise<RemoteModule> {
  const { href } = new URL(remote.base + remote.entry, location.href);
  const entry = entries.get(href) ?? { container: null, times: 0 };
  entries.set(href, entry);
  if (anew) {
    entry.container = null;
    leaveBehind(remote);
  }
  const container = containerOf(entry, remote, href);
  try {
    const takeModule = await (await container).get('./remote');
    const { remote: exposed } = takeModule() as { remote?: RemoteModule };
    if (!exposed) throw new Error(`${remote.name} ${remote.version} exposes no remote`);
    return exposed;
  } catch (error) {
    // A chunk that did not come is asked for again by its entry, which knows another address for it.
    const isEntryUsable = lacksOwnFile(remote, error) && !(error instanceof NotLoaded);
    if (!isEntryUsable && entry.container === container) entry.container = null;
    throw error;
  }
}
