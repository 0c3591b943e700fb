import { findBrowser } from './browser.mjs';
import { findFirefox, findNginx, findPooler, findPrometheus, findWebKit } from './servers.mjs';

/** In the order in which the parts of `npm test` need them. */
const needed = [findPrometheus, findNginx, findBrowser, findFirefox, findWebKit, findPooler];

/**
 * Fetches what the tests need of the system while types and lint are checked: a network is waited for, which costs them
 * nothing. What cannot be had is said by the part that needs it, which asks once more.
 */
export async function installAhead() {
  for (const find of needed) await find().catch(() => undefined);
}
