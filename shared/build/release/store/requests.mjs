import { setTimeout as wait } from 'node:timers/promises';

import { Refusal } from './store.mjs';

const ATTEMPTS = 5;
const FIRST_RETRY_MS = 300;
const REQUEST_TIMEOUT_MS = 60_000;

/** Meaning of a store's refusal, by status. @type {Record<number, string>} */
const meanings = {
  401: 'it does not know who asks: RELEASE_TOKEN is missing, or is none that it takes',
  403: 'the token of RELEASE_TOKEN is not allowed to do that here',
  404: 'there is no such place: a store makes folders by itself',
  405: 'it only answers questions: that address is not the one that is written to',
  409: 'the folder of the file is missing: a store makes folders by itself',
  413: 'the file is larger than it takes',
  501: 'it only answers questions: that address is not the one that is written to',
  507: 'it is full',
};

/** @param {Response} answer */
function meaningOf(answer) {
  if (answer.status >= 300 && answer.status < 400) {
    return `it stands at ${answer.headers.get('location') ?? 'another address'}: name that one`;
  }
  return meanings[answer.status] ?? answer.statusText;
}

/** Passes by itself: an overloaded server, one that is being replaced. @param {number} status */
const isPassing = (status) => status === 429 || (status >= 500 && status !== 501 && status !== 507);

/** @param {unknown} error */
const reasonOf = (error) => {
  const { cause, message } = /** @type {Error & { cause?: { code?: string, message?: string } }} */ (error);
  return cause?.code ?? cause?.message ?? message;
};

/**
 * Requests to one address, tried again while it is the network or the server that fails.
 * @param {string} address with a slash at its end
 * @param {{ token?: string | undefined, pause?: number }} options
 */
export function requests(address, { token, pause = FIRST_RETRY_MS }) {
  /** @type {Record<string, string>} */
  const authorization = token ? { authorization: `Bearer ${token}` } : {};

  /**
   * @param {string} method @param {string} path @param {number[]} expected besides those of success
   * @param {{ headers?: Record<string, string>, body?: Buffer<ArrayBuffer> }} [content]
   */
  return async function send(method, path, expected, { headers = {}, body } = {}) {
    const failed = (/** @type {string} */ why) => new Refusal(`${method} ${address}${path} failed: ${why}.`);
    for (let attempt = 1; ; attempt += 1) {
      const how = { method, body: body ?? null, headers: { ...headers, ...authorization } };
      const answer = await fetch(address + path, {
        ...how,
        // A redirect would lose the token, or send it to another server.
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      }).catch((/** @type {unknown} */ error) => error);
      const last = attempt === ATTEMPTS;
      if (answer instanceof Response) {
        if (answer.ok || expected.includes(answer.status)) return answer;
        await answer.body?.cancel();
        if (last || !isPassing(answer.status)) throw failed(`${answer.status}, ${meaningOf(answer)}`);
      } else if (last) {
        throw failed(reasonOf(answer));
      }
      await wait(pause * 2 ** (attempt - 1));
    }
  };
}
