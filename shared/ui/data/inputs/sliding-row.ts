import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { SxProps, Theme } from '@passerelle/shared/ui';

/** On a phone the row slides, from edge to edge of the screen; the focus ring keeps its room. */
export const slidingRow: SxProps<Theme> = {
  display: 'flex',
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  marginInline: { xs: '-16px', md: 0 },
  paddingInline: { xs: '16px', md: 0 },
};

/** Pixels that stay visible of the next entry, so that people see that there is one. */
const PEEK = 24;

/** Scrolls a sliding row, and nothing else on the page, until the chosen entry is in sight. */
export function useChosenInSight(value: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  const bring = useEffectEvent((_value: string): void => {
    const chosen = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!row.current || !chosen || row.current.scrollWidth <= row.current.clientWidth) return;
    const { left, right } = row.current.getBoundingClientRect();
    const before = Math.min(0, chosen.left - PEEK - left);
    const after = Math.max(0, chosen.right + PEEK - right);
    row.current.scrollBy({ left: before || after, behavior: 'instant' });
  });
  useLayoutEffect(() => bring(value), [value]);
  return row;
}
