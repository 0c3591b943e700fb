import { setTimeout as wait } from 'node:timers/promises';

/** So many times as long as it has worked does whoever makes a file rest: others have the server and the database then. */
const SHARE = 4;
/** Milliseconds: a batch that was slow, since the server is busy, does not put the next one off for ever. */
const REST_AT_MOST = 100;

/** To be called after each batch of work; resolves once others have had their turn. */
export function takeRests(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    await wait(Math.min(REST_AT_MOST, SHARE * (performance.now() - begun)));
    begun = performance.now();
  };
}
