import ky from 'ky';

import { emit, last, on } from '@passerelle/shared/events';
import { currentLocale } from '@passerelle/shared/i18n';
import { errorFrom, noAnswer } from './api-error';

/** Of several calls that meet the end of the session at once, one tells the page. */
let told = false;
on('session-changed', ({ personId }) => {
  told = personId === null;
});

function tellUnauthorized(url: string): void {
  if (told || last('session-changed')?.personId === null) return;
  told = true;
  emit('unauthorized', { path: new URL(url).pathname });
}

/** Calls answer within seconds; a file on a slow line takes as long as it takes. */
const PATIENCE = 30_000;

/**
 * `same-origin` sends the session's cookie, since the API lives under the page's own address; it is also what makes a
 * call that the document has preloaded (`<link rel="preload" as="fetch" crossorigin>`) be found again.
 */
const http = ky.create({
  credentials: 'same-origin',
  retry: 0,
  throwHttpErrors: false,
  hooks: {
    beforeRequest: [(request) => request.headers.set('x-api-language', currentLocale())],
    afterResponse: [
      (request, _options, { status }) => {
        if (status === 401) tellUnauthorized(request.url);
      },
    ],
  },
});

export interface Ask {
  method?: string;
  accept?: string | null;
  body?: FormData | string | null;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** One request to the API; a failure of any kind is an `ApiError`, but what the page itself gave up stays that. */
export async function ask(url: string, { method = 'GET', accept, body, headers, signal }: Ask = {}): Promise<Response> {
  const timeout = body instanceof FormData || accept !== undefined ? false : PATIENCE;
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  let response: Response;
  try {
    response = await http(url, {
      method,
      body: body ?? undefined,
      timeout,
      signal,
      headers: { accept: accept ?? 'application/json', ...type, ...headers },
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noAnswer(error);
  }
  if (!response.ok) throw await errorFrom(response);
  return response;
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
