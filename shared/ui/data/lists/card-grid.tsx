import type { ReactNode } from 'react';
import { Box, Card } from '@passerelle/shared/ui';

interface Props {
  children: ReactNode;
  label?: string;
  /** The narrowest that a card can be. */
  least?: number;
}

/** Cards of a list: as many columns as there is room for, one on a phone. */
export function CardGrid({ children, label, least = 310 }: Props): ReactNode {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))` },
        gap: { xs: '12px', md: '18px' },
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}

/** One card of the grid, its action at the foot. */
export function GridCard({ children, footer }: { children: ReactNode; footer?: ReactNode }): ReactNode {
  return (
    <Card
      component="li"
      padding="small"
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', gap: '14px' }}
    >
      {children}
      {footer && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            mt: 'auto',
            mb: '-8px',
            pt: '8px',
            borderBlockStart: '1px solid',
            borderColor: 'divider',
          }}
        >
          {footer}
        </Box>
      )}
    </Card>
  );
}
