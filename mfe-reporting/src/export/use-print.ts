import { useEffect, useEffectEvent } from 'react';

/** Time for the dialog to close and charts to be redrawn before printing. */
const DRAWN_AFTER_MS = 400;
const LONGEST_WAIT_MS = 10_000;

/** Each chart has its image. */
const areAllDrawn = (): boolean =>
  [...document.querySelectorAll('[data-chart]')].every((chart) => chart.querySelector('svg'));

/** Prints the page once its content is drawn, then calls `onDone`. */
export function usePrint(isAsked: boolean, onDone: () => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!isAsked) return undefined;
    const over = (): void => done();
    window.addEventListener('afterprint', over);
    const since = Date.now();
    const timer = setInterval(() => {
      const waited = Date.now() - since;
      if (waited < DRAWN_AFTER_MS || (!areAllDrawn() && waited < LONGEST_WAIT_MS)) return;
      clearInterval(timer);
      window.print();
    }, 100);
    return () => {
      clearInterval(timer);
      window.removeEventListener('afterprint', over);
    };
  }, [isAsked]);
}
