import { useEffect, useState } from 'react';

import type { Mask } from './masked-figures';

interface Print {
  /** Of what is being printed to be passed on. */
  mask: Mask | undefined;
  print: (mask: Mask | undefined) => void;
}

/** A dialog has gone and charts are drawn anew before the page is printed. */
const DRAWN_AFTER_MS = 400;

export function usePrint(): Print {
  const [printing, setPrinting] = useState<{ mask: Mask | undefined } | null>(null);
  useEffect(() => {
    if (printing === null) return undefined;
    const done = (): void => setPrinting(null);
    window.addEventListener('afterprint', done);
    const timer = setTimeout(() => window.print(), DRAWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', done);
    };
  }, [printing]);
  return { mask: printing?.mask, print: (mask) => setPrinting({ mask }) };
}
