import { randomUUID } from 'node:crypto';

import { withReleaseLock, STALE_MS } from './release-lock.mjs';

/** Requests to a server cost more than reads from a disk. */
const HTTP_RETRY_MS = 150;
/** Statuses of servers for an unsupported method. */
const REFUSED = [403, 404, 405, 409, 410, 412, 501];

/** @typedef {ReturnType<typeof import('./requests.mjs').requests>} Send */

/**
 * Lock folder that is created beside its final path and moved there: of several moves, a server lets only one succeed.
 * @param {string} path @param {string} address with a slash at its end
 * @param {Send} send
 */
function httpLock(path, address, send) {
  const me = randomUUID();
  const at = (/** @type {string} */ aside = '') => (aside ? `${path}.${aside}` : path);

  /** @param {Parameters<Send>} request */
  async function isDone(...request) {
    const answer = await send(...request);
    await answer.body?.cancel();
    return answer.ok;
  }
  const ask = (/** @type {string} */ folder) =>
    send('GET', `${folder}/owner`, REFUSED, { headers: { 'cache-control': 'no-cache' } });
  const owner = async (/** @type {string} */ aside = '') => {
    const answer = await ask(at(aside));
    const text = await answer.text();
    return answer.ok ? text : null;
  };
  /** @param {string} from @param {string} to */
  const move = (from, to) => {
    // Without the origin: behind what ends TLS, a server does not know its own.
    const destination = `${new URL(address).pathname}${to}/`;
    return isDone('MOVE', `${from}/`, REFUSED, { headers: { destination, overwrite: 'F' } });
  };
  const remove = async (/** @type {string} */ aside = '') => {
    if ((await isDone('DELETE', `${at(aside)}/`, REFUSED)) || aside) return;
    // On a server that cannot delete, the folder is moved out of the way.
    await move(at(), at(randomUUID()));
  };

  /** Creates the folder that `take` moves; false if the server does not support this. */
  async function prepare() {
    const made = await isDone('PUT', `${at(me)}.new/owner`, REFUSED, { body: Buffer.from(me) });
    return made && ((await move(`${at(me)}.new`, at(me))) || (await owner(me)) === me);
  }

  /** @type {import('./release-lock.mjs').Lock} */
  const lock = {
    name: `${address}${path}`,
    me,
    pause: HTTP_RETRY_MS,
    // An answer that was lost may have been a good one.
    take: async () => (await move(at(me), at())) || (await owner()) === me,
    owner,
    async isStale() {
      const answer = await ask(at());
      await answer.body?.cancel();
      const dateOf = (/** @type {string} */ name) => Date.parse(answer.headers.get(name) ?? '');
      return answer.ok && dateOf('date') - dateOf('last-modified') >= STALE_MS;
    },
    moveAway: (aside) => move(at(), at(aside)),
    async giveBack(aside) {
      if (!(await move(at(aside), at()))) await remove(aside);
    },
    remove,
  };
  return { lock, prepare };
}

/**
 * On a server that takes MOVE; on any other, the conditions of the requests are all the order that there is.
 * @template T
 * @param {{ path: string, address: string, send: Send }} place
 * @param {(mine: () => Promise<void>) => Promise<T>} work
 */
export async function underHttpLock({ path, address, send }, work) {
  const { lock, prepare } = httpLock(path, address, send);
  if (!(await prepare())) {
    await lock.remove(`${lock.me}.new`);
    return work(async () => undefined);
  }
  try {
    return await withReleaseLock(lock, work);
  } catch (error) {
    // The lock may never have been moved into place.
    await lock.remove(lock.me);
    throw error;
  }
}
