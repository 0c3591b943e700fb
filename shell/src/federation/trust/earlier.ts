import { openRemote, type LiveRemote, type SealedRemote } from '@passerelle/shared/contract/remotes';

import type { Refused } from './refused';
import { newestSerial } from './serials';

/** How far back one goes: what is older has likely never run with this shell. */
const STEPS = 3;
/** Who tries again would otherwise wait for the very answer that never came. */
const PATIENCE = 5000;

async function releaseBefore(name: string, serial: number): Promise<LiveRemote | null> {
  const answer = await fetch(`/remotes/${name}/before.json?serial=${serial}`, {
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  });
  return answer.ok ? openRemote((await answer.json()) as SealedRemote) : null;
}

/** What a refused release says of its own number is not to be relied on, unless it was signed by us. */
function firstBefore({ name, serial }: LiveRemote, { reason }: Refused): number {
  const newest = newestSerial(name);
  return reason === 'misfit' || newest === 0 ? serial : newest + 1;
}

/** The newest release before a refused one that may run in this page; null when there is none, or none that comes. */
export async function findEarlier(
  refused: LiveRemote,
  why: Refused,
  check: (earlier: LiveRemote) => Promise<boolean>,
): Promise<LiveRemote | null> {
  let serial = firstBefore(refused, why);
  try {
    for (let step = 0; step < STEPS; step += 1) {
      const earlier = await releaseBefore(refused.name, serial);
      if (!earlier || earlier.name !== refused.name || !(earlier.serial < serial)) return null;
      if (await check(earlier)) return earlier;
      serial = earlier.serial;
    }
  } catch {
    // The network, or something that is no release: there is nothing to run.
  }
  return null;
}
