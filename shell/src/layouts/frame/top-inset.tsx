import { breakpoints, from } from '@passerelle/shared/theme';
import { Box, GlobalStyles, shortWindow } from '@passerelle/shared/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

export const HEAD_HEIGHT = { xs: 60, xl: 72 } as const;

/** Current height of the notices above the header. */
const NOTICES_HEIGHT = '--notices-height';

/**
 * Notices above the header that stay visible while scrolling: lost network, signed in as another person. The
 * header stays right beneath.
 */
export function TopNotices({ children }: { children: ReactNode }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = document.documentElement;
    let shown = 0;
    const measure = (): void => {
      const height = element.current?.offsetHeight ?? 0;
      // Everything on the page would be styled anew.
      if (height === shown) return;
      shown = height;
      root.style.setProperty(NOTICES_HEIGHT, `${height}px`);
    };
    // It notifies before the first paint, and once the page is laid out: asked now, the page would be laid out for the answer.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (observer && element.current) observer.observe(element.current);
    else measure();
    return () => {
      observer?.disconnect();
      root.style.removeProperty(NOTICES_HEIGHT);
    };
  }, []);
  return (
    <Box ref={element} data-print="no" sx={{ position: 'sticky', insetBlockStart: 0, zIndex: 'appBar' }}>
      {children}
    </Box>
  );
}

const insetBelow = (height: number) => ({ '--top-inset': `calc(var(${NOTICES_HEIGHT}, 0px) + ${height}px)` });

/**
 * With a header that stays in sight: what sticks below it begins at `--top-inset`, and what takes the focus or is led to is
 * scrolled clear of it.
 */
export const TopInset = (): ReactNode => (
  <GlobalStyles
    styles={{
      html: {
        ...insetBelow(HEAD_HEIGHT.xs),
        [from(breakpoints.xl)]: insetBelow(HEAD_HEIGHT.xl),
        [shortWindow]: insetBelow(0),
        scrollPaddingBlockStart: 'var(--top-inset)',
      },
    }}
  />
);

/** The header's place: right beneath the notices. */
export const stickyHead = {
  position: 'sticky',
  insetBlockStart: `var(${NOTICES_HEIGHT}, 0px)`,
  zIndex: 'appBar',
  [shortWindow]: { position: 'static' },
} as const;
