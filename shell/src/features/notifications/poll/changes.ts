import { emit } from '@passerelle/shared/events';

/** Where the server tells of changes; the contract's `GET /me/notifications/changes`. */
const ADDRESS = '/api/me/notifications/changes';

/** A server that cannot tell, or a network that keeps the stream back, is tried again after so long. */
const TRY_AGAIN_MS = 60_000;

interface Hearing {
  /** The stream is there, or there again: what was told before may have been missed. */
  onChange: () => void;
  signal: AbortSignal;
}

/**
 * Hears of changes until the signal; the answer says whether it does at this moment. A browser comes back by itself to a
 * stream that ended, and gives up where it is answered something else.
 */
export function hearChanges({ onChange, signal }: Hearing): () => boolean {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    if (!('EventSource' in window)) return;
    const opened = new EventSource(ADDRESS);
    source = opened;
    let wasOpen = false;
    opened.addEventListener('open', () => {
      wasOpen = true;
      onChange();
    });
    opened.addEventListener('notifications', onChange);
    // Otherwise a page at rest, which asks for nothing, would not know.
    opened.addEventListener('remotes', ({ data }: MessageEvent<string>) => emit('remotes-changed', { mark: data }));
    opened.addEventListener('error', () => {
      // From now on it has to be asked for.
      if (wasOpen) onChange();
      wasOpen = false;
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, TRY_AGAIN_MS);
    });
  };
  open();
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    source?.close();
  });
  return () => source?.readyState === 1;
}
