import ky from 'ky';

import { currentLocale } from '@passerelle/shared/i18n';
import { PREVIEW_HEADER, previewIdOf } from '@passerelle/shared/contract/rules/common/preview-address';
import { MARK_HEADER } from '@passerelle/shared/contract/remotes';
import { emit, last, on } from '@passerelle/shared/events';

import { ApiError, errorFrom, noAnswer } from './api-error';
import { noteServerStatus, serverStatusOfFailure, serverStatusOf } from './server-status';

/**
 * Headers for changing something read before: refused with a conflict when another user or tab
 * has changed it since.
 */
export const ifMatch = ({ version }: { version: number }): Record<string, string> => ({ 'if-match': `"${version}"` });

/** Calls answer within seconds; a file on a slow line takes as long as it takes. */
const REQUEST_TIMEOUT_MS = 30_000;

const http = ky.create({
  timeout: REQUEST_TIMEOUT_MS,
  // SWR asks again for what is shown, and a person for what they send.
  retry: 0,
  // Each failed answer is read by a hook.
  throwHttpErrors: false,
  /**
   * It sends the session's cookie, since the API lives under the page's own address; it is also what makes a call that the
   * document has preloaded (`<link rel="preload" as="fetch" crossorigin>`) be found again.
   */
  credentials: 'same-origin',
  headers: { accept: 'application/json' },
  /** Data of the envelope; undefined when the call has no response. */
  parseJson(text) {
    if (text === '') return undefined;
    try {
      return (JSON.parse(text) as { data?: unknown }).data;
    } catch (error) {
      throw noAnswer(error);
    }
  },
  hooks: {
    beforeRequest: [
      ({ headers }) => {
        headers.set('x-api-language', currentLocale());
        const preview = previewIdOf(location.pathname);
        if (preview) headers.set(PREVIEW_HEADER, preview);
      },
    ],
    afterResponse: [
      async (request, _options, response) => {
        noteRemotes(response);
        if (response.status === 401) noteUnauthorized(request.url);
        noteServerStatus(serverStatusOf(response.status));
        if (response.ok) return;
        const error = await errorFrom(response);
        // An organisation has begun to require a second factor: who is signed in is asked again, and led to it.
        if (error.status === 403 && error.fields['secondFactor'] === 'required') noteFactorRequired();
        throw error;
      },
    ],
  },
});

export interface Ask {
  method?: string;
  /** It stands at the root of the site, not under the API's base. */
  isAtRoot?: boolean;
  accept?: string;
  body?: FormData | URLSearchParams | string | null;
  /** The server carries a request out once per key, however often it comes. */
  idempotencyKey?: string | null;
  /** Options of a caller, such as `ifMatch`. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** It outlives the page that asks. */
  keepalive?: boolean;
}

/** The content type of a form carries its boundary, which only the browser knows. */
const headersOf = ({ accept, body, idempotencyKey, headers }: Ask): Record<string, string> => ({
  ...(accept && { accept }),
  ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  ...(body instanceof URLSearchParams && { 'content-type': 'application/x-www-form-urlencoded' }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  ...headers,
});

/** One request to the API. Failures become `ApiError`; an abort by the page is rethrown unchanged. */
export async function ask(path: string, options: Ask = {}): Promise<Response> {
  const { method = 'GET', isAtRoot = false, accept, body, signal, keepalive } = options;
  try {
    return await http(path.slice(1), {
      prefixUrl: isAtRoot ? '/' : '/api',
      method,
      body: body instanceof URLSearchParams ? String(body) : (body ?? undefined),
      ...((body instanceof FormData || accept !== undefined) && { timeout: false }),
      signal,
      keepalive,
      headers: headersOf(options),
    });
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    noteServerStatus(serverStatusOfFailure(error));
    throw noAnswer(error);
  }
}

/** Data of the envelope of an answer. */
export const askData = async (path: string, options?: Ask): Promise<unknown> => (await ask(path, options)).json();

/** True from the first 401 of a signed-in person until a person is signed in again. */
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
