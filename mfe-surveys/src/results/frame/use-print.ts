import { useRef, type RefObject } from 'react';

/** Prints one part of the page: the rest leaves the paper while the part says so. */
export function usePrint(): { part: RefObject<HTMLDivElement | null>; printPart: () => void } {
  const part = useRef<HTMLDivElement>(null);
  const printPart = (): void => {
    part.current?.setAttribute('data-print', 'only');
    // Some browsers only put the page on paper after `print` has returned.
    addEventListener('afterprint', () => part.current?.removeAttribute('data-print'), { once: true });
    print();
  };
  return { part, printPart };
}
