import { findBrowser } from './browser.mjs';
import { findFirefox, findNginx, findPooler, findPrometheus, findWebKit } from './servers.mjs';

/** In the order in which the parts of `npm test` need them. */
const needed = [findPrometheus, findNginx, findBrowser, findFirefox, findWebKit, findPooler];

/**
 * Fetches the system packages of the tests while types and lint are checked: it waits for the network, and costs them
 * nothing. A failure is reported by the part that needs the package, which tries once more.
 */
export async function installAhead() {
  for (const find of needed) await find().catch(() => undefined);
}
