import { useEffect, useRef, useState, type RefObject } from 'react';

/** How wide an element is, and becomes; nought until the browser has laid it out by itself, which asking would hurry. */
export function useWidth<E extends Element>(): { ref: RefObject<E | null>; width: number } {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
