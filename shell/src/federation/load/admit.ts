import { type LiveRemote, openRemote, type SealedRemote } from '@passerelle/shared/contract/remotes';

import { files } from '../registry/files';
import { runInstead } from '../registry/registry-store';
import { newestSerial, Refused, verify } from '../trust/verify';
import { loadRuntime } from './load-runtime';
import { reportFailure } from './report';

/** Number of earlier releases tried: older ones have likely never run with this shell. */
const STEPS = 3;
/** Without it, a retry would wait for the very answer that never came. */
const REQUEST_TIMEOUT_MS = 5000;

async function releaseBefore(name: string, serial: number): Promise<LiveRemote> {
  const options = {
    searchParams: { serial },
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  } as const;
  return openRemote(await files(`/remotes/${name}/before.json`, options).json<SealedRemote>());
}

/** A refused release's own number is only trusted when we signed it. */
function firstBefore({ name, serial }: LiveRemote, { reason }: Refused): number {
  const newest = newestSerial(name);
  return reason === 'misfit' || newest === 0 ? serial : newest + 1;
}

/** The newest release before a refused one that may run in this page; null when there is none or the request fails. */
export async function findEarlier(
  refused: LiveRemote,
  why: Refused,
  isAllowed: (earlier: LiveRemote) => Promise<boolean>,
): Promise<LiveRemote | null> {
  let serial = firstBefore(refused, why);
  try {
    for (let step = 0; step < STEPS; step += 1) {
      const earlier = await releaseBefore(refused.name, serial);
      if (earlier.name !== refused.name || !(earlier.serial < serial)) return null;
      if (await isAllowed(earlier)) return earlier;
      serial = earlier.serial;
    }
  } catch {
    // The network, or something that is no release: there is nothing to run.
  }
  return null;
}

async function check(remote: LiveRemote, isEarlier = false): Promise<void> {
  const [{ checkFit }] = await Promise.all([loadRuntime(), verify(remote, { isEarlier })]);
  checkFit(remote);
}

async function mayRun(earlier: LiveRemote): Promise<boolean> {
  try {
    await check(earlier, true);
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    reportFailure(earlier, error);
    return false;
  }
}

const searches = new WeakMap<LiveRemote, Promise<void>>();

async function search(refused: LiveRemote, why: Refused): Promise<void> {
  reportFailure(refused, why);
  const earlier = await findEarlier(refused, why, mayRun);
  if (earlier) runInstead(refused, earlier);
  // It may have been the network: who tries again looks again.
  else searches.delete(refused);
}

/** Replaces a release that must not run by the version that was live before, if there is one. */
function replace(refused: LiveRemote, why: Refused): Promise<void> {
  const running = searches.get(refused) ?? search(refused, why);
  searches.set(refused, running);
  return running;
}

/**
 * Resolves when a version may run in this page. When it may not, rejects with why, after the earlier version that runs
 * instead, if there is one, has taken its place in the registry.
 */
export async function admit(remote: LiveRemote): Promise<void> {
  await orReplace(remote, () => check(remote));
}

/** Not tried twice: a chunk that lacked a shared module is half there, and would be used as it is. */
const refusals = new WeakMap<LiveRemote, Refused>();

/** The action may discover that a version must not run. */
export async function orReplace<T>(remote: LiveRemote, act: () => Promise<T>): Promise<T> {
  try {
    const refused = refusals.get(remote);
    if (refused) throw refused;
    return await act();
  } catch (error) {
    if (error instanceof Refused) {
      refusals.set(remote, error);
      await replace(remote, error);
    }
    throw error;
  }
}
