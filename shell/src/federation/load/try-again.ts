import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { useState } from 'react';

import { loadAgain, loadAnew } from './load-remote';
import { lacksOwnFile, missingFile } from '../host/not-loaded';
import { files } from '../registry/files';
import { refreshRegistry } from '../registry/refresh-registry';

/** Timeout of each check before a retry. */
const REQUEST_TIMEOUT_MS = 3000;

/** Bad bytes may have been kept by the browser, and be handed out for a year. */
async function fetchPastCache(file: string): Promise<void> {
  const url = new URL(file, location.href);
  url.search = '';
  await files(url.href, {
    cache: 'reload',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    throwHttpErrors: false,
  }).arrayBuffer();
}

export interface Failed {
  remote: LiveRemote;
  error: unknown;
  /** True if already loaded code threw the error. */
  wasShown: boolean;
}

/**
 * Before something is tried again: what failed may have been replaced or taken back, so it is asked what is live. Of the
 * same version, what did not come is fetched once more; whatever else is wrong, it is loaded as if it never had been.
 */
export async function beforeTryingAgain(
  { remote, error, wasShown }: Failed,
  live: () => LiveRemote | undefined,
): Promise<void> {
  const file = missingFile(error);
  const asked = Promise.allSettled([refreshRegistry(), file === undefined ? null : fetchPastCache(file)]);
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, REQUEST_TIMEOUT_MS))]);
  if ((live() ?? remote).base !== remote.base) return;
  if (lacksOwnFile(remote, error) && !wasShown) loadAgain(remote);
  else loadAnew(remote);
}

export type TryAgain = (error: unknown, wasShown: boolean) => Promise<void>;

interface Trying {
  isTrying: boolean;
  retry: (error: unknown, wasShown?: boolean) => void;
}

/** State of a retry, and the function that starts it. */
export function useTrying(tryAgain: TryAgain): Trying {
  const [isTrying, setTrying] = useState(false);
  const retry = (error: unknown, wasShown = false): void => {
    setTrying(true);
    void tryAgain(error, wasShown).finally(() => setTrying(false));
  };
  return { isTrying, retry };
}
