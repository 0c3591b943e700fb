import { currentLocale } from '@passerelle/shared/i18n';
import { MARK_HEADER } from '@passerelle/shared/contract/remotes';
import { emit, last, on } from '@passerelle/shared/events';

import { errorFrom, noAnswer } from './api-error';
import { noteReach, reachOfFailure, reachOfStatus } from './reach';

/**
 * The headers of a change to something that was read before: refused with a conflict when somebody, such as another tab,
 * has changed it since.
 */
export const ifMatch = ({ version }: { version: number }): Record<string, string> => ({ 'if-match': `"${version}"` });

interface HeaderParts {
  accept?: string | null;
  body?: FormData | URLSearchParams | string | null;
  /** The server carries a request out once per key, however often it comes. */
  idempotencyKey?: string | null;
  /** What a caller adds, such as `ifMatch`. */
  headers?: Record<string, string>;
}

/** All headers of a request. The content type of a form carries its boundary, which only the browser knows. */
const requestHeaders = ({ accept, body, idempotencyKey, headers }: HeaderParts): Record<string, string> => ({
  accept: accept ?? 'application/json',
  'x-api-language': currentLocale(),
  ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  ...(body instanceof URLSearchParams && { 'content-type': 'application/x-www-form-urlencoded' }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  ...headers,
});

/** Calls answer within seconds; a file on a slow line takes as long as it takes. */
const REQUEST_TIMEOUT_MS = 30_000;

class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Gives up when the caller does, and once an answer has not begun in time. */
async function fetchWithin(timeout: number, request: Request, signal: AbortSignal | undefined): Promise<Response> {
  const giveUp = new AbortController();
  const passOn = (): void => giveUp.abort(signal?.reason);
  if (signal?.aborted) passOn();
  signal?.addEventListener('abort', passOn);
  const timer = setTimeout(() => giveUp.abort(new TimeoutError()), timeout);
  try {
    return await fetch(request, { signal: giveUp.signal });
  } finally {
    clearTimeout(timer);
  }
}

export interface Ask {
  method?: string;
  accept?: string | null;
  body?: FormData | URLSearchParams | string | null;
  idempotencyKey?: string | null;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** It outlives the page that asks. */
  keepalive?: boolean;
}

/** One request to the API; a failure of any kind is an `ApiError`, but what the page itself gave up stays that. */
export async function ask(url: string, options: Ask = {}): Promise<Response> {
  const { method = 'GET', accept, body, signal, keepalive } = options;
  const isFile = body instanceof FormData || accept !== undefined;
  const request = new Request(new URL(url, location.href), {
    method,
    body: body instanceof URLSearchParams ? String(body) : (body ?? null),
    headers: requestHeaders(options),
    /**
     * It sends the session's cookie, since the API lives under the page's own address; it is also what makes a call that the
     * document has preloaded (`<link rel="preload" as="fetch" crossorigin>`) be found again.
     */
    credentials: 'same-origin',
    keepalive: keepalive ?? false,
    signal: signal ?? null,
  });
  let response: Response;
  try {
    response = await (isFile ? fetch(request) : fetchWithin(REQUEST_TIMEOUT_MS, request, signal));
  } catch (error) {
    if (signal?.aborted) throw error;
    noteReach(reachOfFailure(error));
    throw noAnswer(error);
  }
  noteRemotes(response);
  if (response.status === 401) noteUnauthorized(request.url);
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

/** From the first 401 of a signed-in person until they, or somebody else, are signed in again. */
let lost = false;
on('session-changed', () => {
  lost = false;
});

export const isSessionLost = (): boolean => lost;

/** Here a 401 says that the password is wrong or the code too late, which is about no session. */
const signInPaths: readonly string[] = ['/api/auth', '/api/auth/secondFactor'];

/** Of several calls that meet the end of the session at once, only one notifies the page. */
function noteUnauthorized(url: string): void {
  const path = new URL(url).pathname;
  if (lost || signInPaths.includes(path) || last('session-changed')?.personId === null) return;
  lost = true;
  emit('unauthorized', { path });
}

/** The session is there, and may do nothing before a second factor is set up: the page asks again who is signed in. */
function noteFactorRequired(): void {
  if (!lost) emit('unauthorized', { path: '*' });
}

let seen: string | null = null;

/**
 * Every answer carries the mark of the live remotes. The first mark is announced as well: a version may have gone live
 * between its document and its first call.
 */
function noteRemotes({ headers }: Response): void {
  const mark = headers.get(MARK_HEADER);
  if (!mark || mark === seen) return;
  seen = mark;
  emit('remotes-changed', { mark });
}
