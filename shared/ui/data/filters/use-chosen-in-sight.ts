import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** Pixels that are left of the next one, so that it is seen that there is one. */
const REST = 24;

/** In a row that slides, the chosen one may lie beyond its edge: the row, and nothing else, is moved until it does not. */
export function useChosenInSight(value: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  const bring = useEffectEvent((_value: string): void => {
    const chosen = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!row.current || !chosen || row.current.scrollWidth <= row.current.clientWidth) return;
    const { left, right } = row.current.getBoundingClientRect();
    const before = Math.min(0, chosen.left - REST - left);
    const after = Math.max(0, chosen.right + REST - right);
    row.current.scrollBy({ left: before || after, behavior: 'instant' });
  });
  useLayoutEffect(() => bring(value), [value]);
  return row;
}
