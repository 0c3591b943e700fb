import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Where the tools end: what lies there is what is being read. */
const LINE = 68;

interface Held {
  element: HTMLElement;
  /** How far down the page that line lay, as a share of its height. */
  share: number;
}

/** Keeps the same lines in sight while pages grow and shrink: what it gives back is called before they do. */
export function useHeldPlace(size: number, current: () => HTMLElement | null): () => void {
  const held = useRef<Held>(null);
  const settle = useEffectEvent((_size: number) => {
    if (!held.current) return;
    const { element, share } = held.current;
    held.current = null;
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + share * height - LINE, behavior: 'instant' });
  });
  useLayoutEffect(() => settle(size), [size]);
  return () => {
    const element = current();
    const sides = element?.getBoundingClientRect();
    // Above its first line nothing is being read yet, and nothing has to stay.
    if (element && sides && sides.top < LINE) held.current = { element, share: (LINE - sides.top) / sides.height };
  };
}
