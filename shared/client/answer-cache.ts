import type { StalePath } from '@passerelle/shared/contract/calls';
import { emit, on } from '@passerelle/shared/events';
import { mutate, type SWRConfiguration, unload } from 'swr';

import { forgetBroughtAnswers, takeBroughtAnswer } from './brought-answers';
import { requestAddress, type AddressOf, type AnswerOf, type ReadName, type Rest } from './address';
import { ApiError } from './api-error';
import { askData, isSessionLost } from './http';

/** Fetches the answer that is cached under a path, unless it has come with the document. */
export const fetchPath = async (path: string): Promise<unknown> => takeBroughtAnswer(path) ?? askData(path);

/** True if a cached answer belongs to a path, with any query; `/me/contacts/*` also covers `/me/contacts/c1`. */
export function covers(path: string, key: unknown): boolean {
  const base = path.replace(/\/\*$/, '');
  const ends = base === path ? ['', '?'] : ['', '?', '/'];
  return typeof key === 'string' && key.startsWith(base) && ends.includes(key.charAt(base.length));
}

let refreshing: Promise<unknown> = Promise.resolve();
// The one place where the cache learns of changes: of this page, of other tabs, and what the server turned out to have.
on('data-changed', ({ paths, gone }) => {
  const isStale = (key: unknown): boolean =>
    !(gone !== null && covers(`${gone}/*`, key)) && paths.some((path) => covers(path, key));
  refreshing = Promise.allSettled([refreshing, mutate(isStale)]);
});

/** Resolves once all that was made stale so far has been fetched again. */
export async function whenRefreshed(): Promise<void> {
  await refreshing;
}

/**
 * Fetches answers again that no call of this page has made stale: a new week has begun, or the server reports
 * news. The effects of a call are on its line of the contract (`touches`).
 */
export async function invalidate(...paths: readonly StalePath[]): Promise<void> {
  emit('data-changed', { paths, gone: null, origin: 'server' });
  await whenRefreshed();
}

/** Caches an answer that came with another call or with the document: screens show it at once, and ask behind it. */
export function cacheAnswer<K extends ReadName>(
  name: K,
  answer: AnswerOf<K>,
  ...[parts]: Rest<AddressOf<K>, object>
): void {
  void mutate(requestAddress(name, { ...parts }).path, answer, { revalidate: false });
}

/** Fetches all that is on the page again, such as after the network was gone. */
export const refreshAnswers = async (): Promise<void> => {
  await mutate(() => true);
};

/** Empties the cache, and drops pending answers. */
export const clearCachedAnswers = (): void => {
  forgetBroughtAnswers();
  unload({ revalidate: false });
};

let holder: string | null = null;
on('session-changed', ({ personId }) => {
  // Nothing of one person may be shown to the next who signs in on this page.
  if (holder !== null && holder !== personId) clearCachedAnswers();
  holder = personId;
});

let language: string | null = null;
on('locale-changed', ({ locale }) => {
  // Documents, tasks and messages come in the person's language.
  if (language !== null && language !== locale) void refreshAnswers();
  language = locale;
});

/** A refusal will be the same next time; a lost answer may come. */
const mayPass = (error: unknown): boolean => !(error instanceof ApiError) || error.isOutcomeUnknown;

/** For the page's one SWRConfig, in the shell. */
export const swrConfig: SWRConfiguration = {
  fetcher: fetchPath,
  shouldRetryOnError: mayPass,
  errorRetryCount: 3,
  errorRetryInterval: 4_000,
  // Until the person is signed in again, screens stand as they are: no failures, no calls in vain, nothing of another's.
  isPaused: isSessionLost,
  // A line that is back does not mean a server that answers: the shell asks for everything again once it does.
  revalidateOnReconnect: false,
};
