/** Waits for a quiet moment after the first paint, but not longer than this. */
const PATIENCE = 2000;

/** Calls once the page has nothing better to do; the returned function calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari does not say.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
