import { useEffect, useState } from 'react';

import type { Mask } from './masked-figures';

interface Print {
  /** Of what is being printed to be passed on. */
  mask: Mask | undefined;
  print: (mask: Mask | undefined) => void;
}

/** A dialog goes and charts are drawn anew before the page is printed. */
const DRAWN_AFTER_MS = 400;
const LONGEST_WAIT_MS = 10_000;

/** Nothing is on its way, and each chart has its image, or says why not. */
const areAllDrawn = (): boolean =>
  document.querySelector('[data-pending]') === null &&
  [...document.querySelectorAll('[data-chart]')].every((chart) => chart.querySelector('svg'));

export function usePrint(): Print {
  const [printing, setPrinting] = useState<{ mask: Mask | undefined } | null>(null);
  useEffect(() => {
    if (printing === null) return undefined;
    const done = (): void => setPrinting(null);
    window.addEventListener('afterprint', done);
    // What waits until somebody comes near it comes now.
    window.dispatchEvent(new Event('beforeprint'));
    const since = Date.now();
    const timer = setInterval(() => {
      const waited = Date.now() - since;
      if (waited < DRAWN_AFTER_MS || (!areAllDrawn() && waited < LONGEST_WAIT_MS)) return;
      clearInterval(timer);
      window.print();
    }, 100);
    return () => {
      clearInterval(timer);
      window.removeEventListener('afterprint', done);
    };
  }, [printing]);
  return { mask: printing?.mask, print: (mask) => setPrinting({ mask }) };
}
