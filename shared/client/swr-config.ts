import type { SWRConfiguration } from 'swr';

import { ApiError } from './api-error';
import { fetchPath } from './kept-answers';

/** A refusal will be the same next time; a lost answer may come. */
const mayPass = (error: unknown): boolean => !(error instanceof ApiError) || error.isOutcomeUnknown;

/** For the page's one SWRConfig, in the shell. */
export const swrConfig: SWRConfiguration = {
  fetcher: fetchPath,
  shouldRetryOnError: mayPass,
  errorRetryCount: 3,
  errorRetryInterval: 4_000,
};
