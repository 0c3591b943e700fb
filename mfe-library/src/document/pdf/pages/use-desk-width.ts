import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width that pages have on the desk; unknown until it is laid out. */
export function useDeskWidth(desk: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = desk.current;
    if (!element) return undefined;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [desk]);
  return width;
}
