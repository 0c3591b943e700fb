import type { SealedRegistry } from '@passerelle/shared/contract/remotes';
import { last, on } from '@passerelle/shared/events';

import { files } from './files';
import { currentRegistry, setRegistry } from './registry-store';

/** An answer that never comes must not stand in the way of the next question. */
const REQUEST_TIMEOUT_MS = 5000;

let running: Promise<void> | null = null;

async function ask(): Promise<void> {
  const options = { cache: 'no-store', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) } as const;
  const sealed = await files('/remotes.json', options).json<SealedRegistry>();
  // The answer names no remote once the session has ended: the page stays as it is until the person is back.
  if (sealed.remotes.length > 0) setRegistry(sealed);
}

/** Fetches the live versions, with one request for concurrent callers. A failed attempt keeps the known ones. */
export function refreshRegistry(): Promise<void> {
  running ??= ask().finally(() => {
    running = null;
  });
  return running;
}

/** An answer that is under way may have left before the flip that this mark stands for. */
async function follow(mark: string): Promise<void> {
  await running?.catch(() => undefined);
  if (mark !== currentRegistry().mark) await refreshRegistry();
}

const followQuietly = (mark: string): void => void follow(mark).catch(() => undefined);

// A failure is retried with the next mark, or after the next sign-in.
on('remotes-changed', ({ mark }) => followQuietly(mark));
on('session-changed', () => {
  const latest = last('remotes-changed');
  if (latest) followQuietly(latest.mark);
});
