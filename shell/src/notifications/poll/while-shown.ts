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
