import { integrityOf } from '../trust/integrity';

/** A stalled download occupies one of the few connections that a browser has for a server. */
const REQUEST_TIMEOUT_MS = 15_000;

/**
 * A script that does not run says nothing of why: it is asked for once more, to see whether it is not there, or there
 * and not what its release names.
 */
export async function wasAltered(url: string): Promise<boolean> {
  const integrity = integrityOf(url);
  if (!integrity || !navigator.onLine) return false;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    await answer.arrayBuffer();
    if (!answer.ok) return false;
  } catch {
    return false;
  }
  return fetch(url, { integrity })
    .then((answer) => answer.arrayBuffer())
    .then(
      () => false,
      () => true,
    );
}
