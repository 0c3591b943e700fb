import type { SWRConfiguration } from 'swr';

import { ApiError } from './api-error';
import { fetchPath } from './kept-answers';
import { isSessionLost } from './lost-session';

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
