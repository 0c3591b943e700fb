import type { Options } from 'ky';

import { files } from '../registry/files';
import { integrityOf } from '../trust/integrity';

/** A stalled download occupies one of the few connections that a browser has for a server. */
const REQUEST_TIMEOUT_MS = 15_000;

/** Leaving the page breaks off what is on its way, and what has come of it is held against the hash. */
let isLeaving = false;
addEventListener('pagehide', () => {
  isLeaving = true;
});
addEventListener('pageshow', () => {
  isLeaving = false;
});

const comes = (url: string, options?: Options): Promise<boolean> =>
  files(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...options })
    .arrayBuffer()
    .then(
      // Nothing at all is a loading that was broken off, whatever the release names.
      (body) => body.byteLength > 0,
      () => false,
    );

/**
 * A script that does not run says nothing of why: it is asked for once more, to see whether it is not there, or there
 * and not what its release names.
 */
export async function wasAltered(url: string): Promise<boolean> {
  const integrity = integrityOf(url);
  if (!integrity || !navigator.onLine) return false;
  if (!(await comes(url))) return false;
  // No timeout: a slow file is not an altered one.
  if (isLeaving || (await comes(url, { integrity, throwHttpErrors: false, signal: null }))) return false;
  // It was served before and is again: only its hash can have been wrong.
  return (await comes(url)) && !isLeaving;
}
