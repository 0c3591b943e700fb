import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How high something is, also after its width, its fonts or its content have changed. */
export function useHeight(): [RefObject<HTMLDivElement | null>, number] {
  const measured = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const { current } = measured;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setHeight(current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [measured, height];
}
