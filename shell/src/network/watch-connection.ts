import { refreshAnswers, serverReach } from '@passerelle/shared/client';

import { lookAtServer, type Connection } from './look-at-server';

const FIRST_PAUSE = 3000;
const LONGEST_PAUSE = 20_000;

/**
 * Tells how the page stands with the server. One call that failed may have reasons of its own: the server is asked before
 * anything is said, and then from time to time until it answers. Then everything on the page is asked for again. Returns
 * what ends it.
 */
export function watchConnection(tell: (connection: Connection) => void): () => void {
  let isOver = false;
  let said: Connection = 'fine';
  let isLooking = false;
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (connection: Connection): void => {
    if (connection === said || isOver) return;
    said = connection;
    tell(connection);
    if (connection === 'fine') void refreshAnswers();
  };
  const check = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    clearTimeout(timer);
    const found = await lookAtServer();
    isLooking = false;
    say(found);
    if (found === 'fine') pause = FIRST_PAUSE;
    // The browser says when the device is back.
    if (found === 'fine' || found === 'offline' || isOver) return;
    timer = setTimeout(look, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };

  const look = (): void => void check();
  const stopListening = serverReach.subscribe(() => {
    const answers = serverReach.current() === 'answers';
    if (answers !== (said === 'fine')) look();
  });
  addEventListener('online', look);
  addEventListener('offline', look);
  if (!navigator.onLine || serverReach.current() !== 'answers') look();

  return () => {
    isOver = true;
    clearTimeout(timer);
    stopListening();
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
}
