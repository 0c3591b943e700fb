import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What floats at the foot of the page stands this much higher. */
const PROPERTY = '--page-inset';

/**
 * For what lies over the foot of the window: the page is longer by its height, so that the last line can be read, what
 * takes the focus is scrolled clear of it, and what floats there rises above it.
 */
export function usePageInset(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { body, documentElement: root } = document;
    const inset = (height: string): void => {
      root.style.setProperty(PROPERTY, height || '0px');
      root.style.scrollPaddingBlockEnd = height;
      body.style.paddingBlockEnd = height;
    };
    const measure = (): void => inset(`${element.current?.offsetHeight ?? 0}px`);
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (element.current) observer?.observe(element.current);
    return () => {
      observer?.disconnect();
      inset('');
    };
  }, []);
  return element;
}
