import type { LiveRemote } from '@passerelle/shared/contract/remotes';

import { reportFailure } from '../failure/report-failure';
import { loadRuntime } from '../load-runtime';
import { runInstead } from '../registry-store';
import { findEarlier } from './earlier';
import { Refused } from './refused';
import { verify } from './verify';

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

/** Puts what was live before in the place of a release that must not run, where there is something. */
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

/** What is done may find out that a version must not run. */
export async function orReplace<T>(remote: LiveRemote, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused) await replace(remote, error);
    throw error;
  }
}
