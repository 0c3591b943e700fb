import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { registerCatalogues } from '@passerelle/shared/i18n';
import type { RemoteModule } from '@passerelle/shared/remotes';

import { loadModule } from './load-module';
import { noteLoad } from './report';

interface Known {
  run: Promise<RemoteModule> | null;
  isAsked: boolean;
  /** True if the next run must not reuse the modules of the last one. */
  anew: boolean;
  /** Grows with each retry. */
  generation: number;
}

/** By the version's address and not by the remote's name: a new version is another thing to load. */
const known = new Map<string, Known>();

function knownOf({ base, entry }: LiveRemote): Known {
  const key = base + entry;
  const one = known.get(key) ?? { run: null, isAsked: false, anew: false, generation: 0 };
  known.set(key, one);
  return one;
}

/** Owner of the words: two versions may be on the page at once, each with its own. */
export const areaOf = ({ name, version }: LiveRemote): string => `${name} ${version}`;

async function load(remote: LiveRemote, anew: boolean): Promise<RemoteModule> {
  const start = performance.now();
  const module = await loadModule(remote, anew);
  await registerCatalogues(areaOf(remote), module.messages);
  noteLoad(remote, performance.now() - start);
  return module;
}

/** Loads a remote once, with its words. A failure is forgotten, so that the next call tries again. */
export function loadRemote(remote: LiveRemote): Promise<RemoteModule> {
  const one = knownOf(remote);
  if (one.run) return one.run;
  const run = load(remote, one.anew);
  Object.assign(one, { run, isAsked: true, anew: false });
  run.catch(() => {
    if (one.run === run) one.run = null;
  });
  return run;
}

export const isAsked = (remote: LiveRemote): boolean => knownOf(remote).isAsked;

/** Parts of a version loaded before a retry are not reused after it. */
export const generationOf = (remote: LiveRemote): number => knownOf(remote).generation;

/** Loads the parts once more with the entry that is already loaded. */
export function loadAgain(remote: LiveRemote): void {
  knownOf(remote).generation += 1;
}

/** Loads the version as if for the first time, without reuse of loaded modules that may be broken. */
export function loadAnew(remote: LiveRemote): void {
  loadAgain(remote);
  Object.assign(knownOf(remote), { run: null, anew: true });
}
