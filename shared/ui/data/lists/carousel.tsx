import { Trans, useLingui } from '@lingui/react/macro';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import { useRef, type ReactNode } from 'react';
import { Box, IconButton, useBreakpointUp } from '@passerelle/shared/ui';

import { useSlides } from './use-slides';

/**
 * A column of cards; on a phone they slide, and 84 % of the width lets the next one be seen. Who cannot drag has the two
 * buttons, or the arrow keys within the row; after the last card comes the first.
 */
export function Carousel({ children, label }: { children: ReactNode; label: string }): ReactNode {
  const { t } = useLingui();
  const slides = !useBreakpointUp('md');
  const list = useRef<HTMLUListElement>(null);
  const { current, total, overflows, slideBy } = useSlides(list);
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label={label}
        // What slides has to slide by keyboard too, also when nothing in it takes focus.
        tabIndex={slides ? 0 : undefined}
        sx={{
          // What is hidden in a card but read out must slide with it, and not widen the page.
          position: 'relative',
          display: 'grid',
          gap: '14px',
          m: 0,
          p: 0,
          listStyle: 'none',
          gridAutoFlow: { xs: 'column', md: 'row' },
          gridAutoColumns: { xs: '84%', md: 'auto' },
          overflowX: { xs: 'auto', md: 'visible' },
          scrollSnapType: { xs: 'x proximity', md: 'none' },
          scrollPaddingInline: '16px',
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
      {slides && overflows && (
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
