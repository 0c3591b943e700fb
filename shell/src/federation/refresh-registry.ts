import type { SealedRegistry } from '@passerelle/shared/contract/remotes';
import { on } from '@passerelle/shared/events';

import { currentRegistry, tell } from './registry-store';

let running: Promise<void> | null = null;

async function ask(): Promise<void> {
  const answer = await fetch('/remotes.json', { credentials: 'same-origin', cache: 'no-store' });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  const sealed = (await answer.json()) as SealedRegistry;
  // Nobody is told of any remote once their session has ended: the page stays as it is until the person is back.
  if (sealed.remotes.length > 0) tell(sealed);
}

/** Asks which versions are live now: once, however many want to know. A failed attempt leaves what is known. */
export function refreshRegistry(): Promise<void> {
  running ??= ask().finally(() => {
    running = null;
  });
  return running;
}

/** An answer that is under way may have left before the flip that this mark tells of. */
async function follow(mark: string): Promise<void> {
  await running?.catch(() => undefined);
  if (mark !== currentRegistry().mark) await refreshRegistry();
}

// What went wrong is tried again with the next mark.
on('remotes-changed', ({ mark }) => void follow(mark).catch(() => undefined));
