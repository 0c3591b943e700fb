import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What is said meanwhile stands above it: see the toasts. */
const PROPERTY = '--foot-inset';
/** Between what has the focus and the foot: its outline, and a breath. */
const CLEAR = 16;

/** The foot lies over the page: what takes the focus is scrolled clear of it, however high its words make it. */
export function useFootInset(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const measure = (): void => {
      const height = element.current?.offsetHeight ?? 0;
      root.style.setProperty(PROPERTY, `${height}px`);
      root.style.scrollPaddingBlockEnd = `calc(${height + CLEAR}px + var(--page-inset, 0px))`;
    };
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (element.current) observer?.observe(element.current);
    return () => {
      observer?.disconnect();
      root.style.removeProperty(PROPERTY);
      root.style.scrollPaddingBlockEnd = '';
    };
  }, []);
  return element;
}
