import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds in which the page that was asked for counts, and not the one that comes to lie there. */
const AIM = 250;

interface Paging {
  page: number;
  go: (page: number) => void;
  elementOf: (page: number) => HTMLElement | null;
}

/** The page that is being read: the last one that begins above the middle of the window. */
function pageAt(desk: HTMLElement): number {
  const middle = window.innerHeight / 2;
  const pages = Array.from(desk.querySelectorAll<HTMLElement>('[data-page]'));
  const at = pages.findLastIndex((page) => page.getBoundingClientRect().top < middle);
  return Math.max(1, at + 1);
}

/** Which page is being read, by scrolling or by asking for one. */
export function useCurrentPage(desk: RefObject<HTMLElement | null>, start: number): Paging {
  const [page, setPage] = useState(start);
  const aimedAt = useRef(0);

  const elementOf = useCallback(
    (number: number) => desk.current?.querySelector<HTMLElement>(`[data-page="${number}"]`) ?? null,
    [desk],
  );

  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      if (desk.current && performance.now() - aimedAt.current > AIM) setPage(pageAt(desk.current));
    };
    const scrolled = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      cancelAnimationFrame(frame);
    };
  }, [desk]);

  const go = useCallback(
    (number: number) => {
      aimedAt.current = performance.now();
      setPage(number);
      elementOf(number)?.scrollIntoView({ block: 'start' });
    },
    [elementOf],
  );
  return { page, go, elementOf };
}
