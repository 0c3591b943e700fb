/** Not while the first screen is still being put together. */
const LATEST = 3000;
/** Where the browser does not say when it is idle. */
const SOON = 500;

/** Calls once the page has nothing better to do; the returned function calls it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: LATEST });
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(work, SOON);
  return () => clearTimeout(timer);
}
