/**
 * Runs `work` while no other tab of the browser runs under the same name: the tabs queue, and when the one that works
 * ends, closes or crashes, the browser lets the next one in. A browser that has no such locks (it has them on https and
 * localhost only) lets every tab work.
 */
export async function asLeader(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  try {
    return await navigator.locks.request(name, { signal }, work);
  } catch {
    // Given up while waiting; or refused by the browser, as in a frame without storage.
    return signal.aborted ? undefined : work();
  }
}
