import { ApiError, refreshAnswers, send, serverStatus } from '@passerelle/shared/client';

/** `offline`: the device says so; `silent`: nothing comes back; `unavailable`: the server cannot work now. */
export type Connection = 'fine' | 'offline' | 'silent' | 'unavailable';

/** Timeout of the server's health check. */
const REQUEST_TIMEOUT_MS = 8000;

/** Asks the server for the least it has to say. A refusal is an answer too. */
export async function lookAtServer(): Promise<Connection> {
  if (!navigator.onLine) return 'offline';
  try {
    await send('GET /', { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    return 'fine';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'unavailable';
    if (error.reach === 'answers') return 'fine';
    return navigator.onLine ? error.reach : 'offline';
  }
}

const FIRST_RETRY_MS = 3000;
const LONGEST_RETRY_MS = 20_000;

/**
 * Tells how the page stands with the server. One call that failed may have reasons of its own: the server is asked before
 * anything is said, and then from time to time until it answers. Then everything on the page is asked for again. Returns
 * what ends it.
 */
export function watchConnection(onChange: (connection: Connection) => void): () => void {
  let isOver = false;
  let reported: Connection = 'fine';
  let isLooking = false;
  let pause = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (connection: Connection): void => {
    if (connection === reported || isOver) return;
    reported = connection;
    onChange(connection);
    if (connection === 'fine') void refreshAnswers();
  };
  const check = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    clearTimeout(timer);
    const found = await lookAtServer();
    isLooking = false;
    say(found);
    if (found === 'fine') pause = FIRST_RETRY_MS;
    // The browser says when the device is back.
    if (found === 'fine' || found === 'offline' || isOver) return;
    timer = setTimeout(look, pause);
    pause = Math.min(pause * 2, LONGEST_RETRY_MS);
  };

  const look = (): void => void check();
  const stopListening = serverStatus.subscribe(() => {
    const answers = serverStatus.current() === 'answers';
    if (answers !== (reported === 'fine')) look();
  });
  addEventListener('online', look);
  addEventListener('offline', look);
  if (!navigator.onLine || serverStatus.current() !== 'answers') look();

  return () => {
    isOver = true;
    clearTimeout(timer);
    stopListening();
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
}
