import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { useState } from 'react';

import type { TryAgain } from './failure/use-trying';
import { generationOf } from './load-remote';
import { currentRegistry, standInOf, useRegistry } from './registry-store';
import { beforeTryingAgain } from './try-again';

interface Held {
  remote: LiveRemote;
  generation: number;
}

export interface Filler extends Held {
  /** Begins the widget anew, in the version that is live now. */
  tryAgain: TryAgain;
}

const fillerOf = (remotes: readonly LiveRemote[], slot: string): LiveRemote | undefined =>
  remotes.find(({ slots }) => slots.fills.includes(slot));

const take = (remote: LiveRemote): Held => ({ remote, generation: generationOf(remote) });

/** Who fills a slot: whoever did when it came to stand on the page, in the version that was live then; null: nobody. */
export function useFiller(slot: string): Filler | null {
  const live = fillerOf(useRegistry().remotes, slot);
  const [held, hold] = useState(() => (live ? take(live) : null));
  const isKept = held && (!live || standInOf(held.remote) === held.remote);
  const next = isKept || !live ? held : take(live);
  if (next !== held) hold(next);
  if (!next) return null;

  const { remote } = next;
  const tryAgain: TryAgain = async (error, wasShown) => {
    const newest = () => fillerOf(currentRegistry().remotes, slot);
    await beforeTryingAgain({ remote, error, wasShown }, newest);
    hold(take(newest() ?? remote));
  };
  return { ...next, tryAgain };
}
