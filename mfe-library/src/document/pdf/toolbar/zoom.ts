import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of a page at 100 %, in pixels. */
export const NORMAL_WIDTH = 720;

/** Fitted to the width, or a share of the normal size. */
export type Zoom = 'width' | number;

const levels = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The next zoom level, or none at the last one. */
export const zoomIn = (share: number): number | undefined => levels.find((level) => level > share + 0.01);
export const zoomOut = (share: number): number | undefined => levels.findLast((level) => level < share - 0.01);

/** The initial zoom: the normal size, or the width where that does not fit. */
export const firstZoom = (deskWidth: number): Zoom => (deskWidth < NORMAL_WIDTH ? 'width' : 1);

/** The width available for pages; undefined before the first layout. */
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
