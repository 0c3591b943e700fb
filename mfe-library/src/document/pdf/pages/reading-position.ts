import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** For this long after a jump, scroll events do not change the current page, so that the target page stays current. */
const JUMP_MS = 250;

interface Paging {
  page: number;
  go: (page: number) => void;
  elementOf: (page: number) => HTMLElement | null;
}

/** The page in view: the last one that begins above the middle of the window. */
function pageAt(desk: HTMLElement): number {
  const middle = window.innerHeight / 2;
  const pages = Array.from(desk.querySelectorAll<HTMLElement>('[data-page]'));
  const at = pages.findLastIndex((page) => page.getBoundingClientRect().top < middle);
  return Math.max(1, at + 1);
}

/** The current page, changed by scrolling or by `go`. */
export function useCurrentPage(desk: RefObject<HTMLElement | null>, start: number): Paging {
  const [page, setPage] = useState(start);
  const jumpedAt = useRef(0);

  const elementOf = useCallback(
    (number: number) => desk.current?.querySelector<HTMLElement>(`[data-page="${number}"]`) ?? null,
    [desk],
  );

  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      if (desk.current && performance.now() - jumpedAt.current > JUMP_MS) setPage(pageAt(desk.current));
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
      jumpedAt.current = performance.now();
      setPage(number);
      elementOf(number)?.scrollIntoView({ block: 'start' });
    },
    [elementOf],
  );
  return { page, go, elementOf };
}

/** The lower edge of the sticky toolbar, in pixels: the line being read is there. */
const TOOLBAR_BOTTOM = 68;

interface Anchor {
  element: HTMLElement;
  /** The position of the line, as a fraction of the height of the page. */
  share: number;
}

/** Scrolls back to the same line after a change of the zoom. The returned function must be called before the change. */
export function useScrollAnchor(size: number, current: () => HTMLElement | null): () => void {
  const anchor = useRef<Anchor>(null);
  const settle = useEffectEvent((_size: number) => {
    if (!anchor.current) return;
    const { element, share } = anchor.current;
    anchor.current = null;
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + share * height - TOOLBAR_BOTTOM, behavior: 'instant' });
  });
  useLayoutEffect(() => settle(size), [size]);
  return () => {
    const element = current();
    const sides = element?.getBoundingClientRect();
    // At the very top there is nothing to anchor yet.
    if (element && sides && sides.top < TOOLBAR_BOTTOM)
      anchor.current = { element, share: (TOOLBAR_BOTTOM - sides.top) / sides.height };
  };
}
