import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { useFrom } from '../../use-wide';

/** A column of cards; on a phone they slide, and 84 % of the width lets the next one be seen. */
export function Carousel({ children, label }: { children: ReactNode; label: string }): ReactNode {
  const slides = !useFrom('md');
  return (
    <Box
      component="ul"
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
        marginInline: { xs: '-16px', md: 0 },
        paddingInline: { xs: '16px', md: 0 },
        '& > *': { scrollSnapAlign: 'start' },
      }}
    >
      {children}
    </Box>
  );
}
