import { delays } from '@passerelle/shared/contract/limits';
import { now } from '@passerelle/shared/i18n';

interface Options {
  /** Milliseconds before the first run. */
  first: number;
  /** Milliseconds from the end of a run to the next; read after each run. */
  every: () => number;
  signal: AbortSignal;
}

export interface Repetition {
  /** Resolves when the signal has ended it. */
  ended: Promise<void>;
  /** Once more now; when one is under way, right after it. */
  askNow: () => void;
}

/** Does something over and over, never twice at once, until the signal. */
export function repeat(work: (signal: AbortSignal) => Promise<void>, { first, every, signal }: Options): Repetition {
  let isHurried = false;
  let cut = (): void => undefined;
  const wait = async (milliseconds: number): Promise<void> => {
    if (isHurried || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      cut = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const run = async (): Promise<void> => {
    await wait(first);
    while (!signal.aborted) {
      isHurried = false;
      await work(signal);
      await wait(every());
    }
  };
  signal.addEventListener('abort', () => cut(), { once: true });
  const askNow = (): void => {
    isHurried = true;
    cut();
  };
  return { ended: run(), askNow };
}

/**
 * Begins each time the tab comes into view, and once now if it is; the signal it is given ends when the tab is hidden, or
 * all of it is over.
 */
export function whileShown(begin: (signal: AbortSignal) => void, over: AbortSignal): void {
  let turn: AbortController | null = null;
  const follow = (): void => {
    const isShown = document.visibilityState === 'visible' && !over.aborted;
    if (isShown === (turn !== null)) return;
    turn?.abort();
    turn = isShown ? new AbortController() : null;
    if (turn) begin(turn.signal);
  };
  document.addEventListener('visibilitychange', follow);
  over.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', follow);
    follow();
  });
  follow();
}

/** Between an answer and the next question. */
export const POLL_INTERVAL_MS = delays.notificationPollingMs;
/** The same while the server tells of changes: for what was lost on the way. */
export const HEARD_INTERVAL_MS = 5 * 60_000;

/**
 * Delay of a tab's own first poll, in milliseconds. A visible tab that heard an answer takes over from another, and keeps
 * its rhythm; one that has just become visible polls at once.
 */
export function firstWait(heardAt: number | undefined, shownAt: number): number {
  if (heardAt === undefined || heardAt < shownAt) return 0;
  const due = heardAt + POLL_INTERVAL_MS - now().getTime();
  return Math.min(POLL_INTERVAL_MS, Math.max(0, due));
}

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
