import { Trans, useLingui } from '@lingui/react/macro';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import { Box, IconButton } from '@passerelle/shared/ui';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * A row of cards that scrolls. A card takes most of the width, so that the next one shows; a single card takes all of it. The
 * two buttons and the arrow keys serve people who cannot drag; after the last card comes the first.
 */
export function Carousel({ children, label }: { children: ReactNode; label: string }): ReactNode {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { current, total, overflows, slideBy } = useSlides(list);
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label={label}
        // A scrolling row must be reachable by keyboard, also when nothing in it takes the focus.
        tabIndex={overflows ? 0 : undefined}
        sx={{
          // Visually hidden texts in the cards are positioned within the row, so that they do not widen the page.
          position: 'relative',
          display: 'grid',
          gap: '14px',
          m: 0,
          p: 0,
          listStyle: 'none',
          gridAutoFlow: 'column',
          gridAutoColumns: '84%',
          '&:has(> :only-child)': { gridAutoColumns: '100%' },
          overflowX: 'auto',
          scrollSnapType: 'x proximity',
          scrollPaddingInline: { xs: '16px', md: 0 },
          scrollbarWidth: 'none',
          scrollBehavior: 'smooth',
          '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
          marginInline: { xs: '-16px', md: 0 },
          paddingInline: { xs: '16px', md: 0 },
          '& > *': { scrollSnapAlign: 'start' },
        }}
      >
        {children}
      </Box>
      {overflows && (
        <Box
          data-print="no"
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '4px', mt: '8px' }}
        >
          <IconButton aria-label={t`Carte précédente`} onClick={() => slideBy(-1)}>
            <ArrowBackRounded className="flip" />
          </IconButton>
          <Box component="output" sx={{ typography: 'body2', color: 'text.secondary' }}>
            <Trans>
              {current} sur {total}
            </Trans>
          </Box>
          <IconButton aria-label={t`Carte suivante`} onClick={() => slideBy(1)}>
            <ArrowForwardRounded className="flip" />
          </IconButton>
        </Box>
      )}
    </>
  );
}

interface Slides {
  /** The number of the first visible card, counted from one. */
  current: number;
  total: number;
  /** True if the cards are wider than the row. */
  overflows: boolean;
  slideBy: (step: 1 | -1) => void;
}

const still = { current: 1, total: 0, overflows: false };

/** The distance of a card from the start of the row, in both reading directions. */
function distance(card: Element, row: Element): number {
  const [own, around] = [card.getBoundingClientRect(), row.getBoundingClientRect()];
  return Math.min(Math.abs(own.left - around.left), Math.abs(own.right - around.right));
}

function look(row: HTMLElement): typeof still {
  const cards = Array.from(row.children);
  const distances = cards.map((card) => distance(card, row));
  const nearest = distances.indexOf(Math.min(...distances));
  // A row that is scrolled to its end cannot bring the last card to its start.
  const atEnd = Math.abs(row.scrollLeft) + row.clientWidth >= row.scrollWidth - 1;
  const overflows = row.scrollWidth > row.clientWidth + 1;
  return { current: overflows && atEnd ? cards.length : Math.max(nearest, 0) + 1, total: cards.length, overflows };
}

/** The scroll position of a row of cards, and a function that scrolls it by one card. */
function useSlides(row: RefObject<HTMLElement | null>): Slides {
  const [state, setState] = useState(still);

  // After every render, because the cards may have changed.
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const update = (): void => {
      const next = look(element);
      setState((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      element.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  });

  const slideBy = (step: 1 | -1): void => {
    const { current, total } = state;
    const next = (current - 1 + step + total) % total;
    row.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return { ...state, slideBy };
}
