import ky from 'ky';

import { errorFrom, noAnswer } from './api-error';
import { requestHeaders } from './headers';
import { noteFactorRequired, noteUnauthorized } from './lost-session';
import { noteReach, reachOfFailure, reachOfStatus } from './reach';
import { noteRemotes } from './remotes-mark';

/** Calls answer within seconds; a file on a slow line takes as long as it takes. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * `same-origin` sends the session's cookie, since the API lives under the page's own address; it is also what makes a
 * call that the document has preloaded (`<link rel="preload" as="fetch" crossorigin>`) be found again.
 */
const http = ky.create({
  credentials: 'same-origin',
  retry: 0,
  throwHttpErrors: false,
  hooks: {
    afterResponse: [
      (request, _options, response) => {
        noteRemotes(response);
        if (response.status === 401) noteUnauthorized(request.url);
      },
    ],
  },
});

export interface Ask {
  method?: string;
  accept?: string | null;
  body?: FormData | string | null;
  idempotencyKey?: string | null;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** It outlives the page that asks. */
  keepalive?: boolean;
}

/** One request to the API; a failure of any kind is an `ApiError`, but what the page itself gave up stays that. */
export async function ask(url: string, options: Ask = {}): Promise<Response> {
  const { method = 'GET', accept, body, signal, keepalive } = options;
  const timeout = body instanceof FormData || accept !== undefined ? false : REQUEST_TIMEOUT_MS;
  let response: Response;
  try {
    response = await http(url, {
      method,
      body: body ?? undefined,
      timeout,
      signal,
      keepalive,
      headers: requestHeaders(options),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    noteReach(reachOfFailure(error));
    throw noAnswer(error);
  }
  noteReach(reachOfStatus(response.status));
  if (response.ok) return response;
  const error = await errorFrom(response);
  // An organisation has begun to require a second factor: who is signed in is asked again, and led to it.
  if (error.status === 403 && error.fields['secondFactor'] === 'required') noteFactorRequired();
  throw error;
}

/** What the envelope holds; nothing when the call answers nothing. */
export async function dataOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return (JSON.parse(text) as { data?: unknown }).data;
  } catch (error) {
    throw noAnswer(error);
  }
}
