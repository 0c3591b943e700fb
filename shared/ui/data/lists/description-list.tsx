import type { ReactNode } from 'react';
import { Box } from '@passerelle/shared/ui';

/** Names and values of one thing, a hairline between them; on a phone the value stands under its name. */
export function DescriptionList({ children, nameWidth = 196 }: { children: ReactNode; nameWidth?: number }): ReactNode {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        fontSize: '0.9375rem',
        '& > div': {
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: `${nameWidth}px minmax(0, 1fr)` },
          gap: { md: '0 16px' },
          py: '11px',
        },
        '& > div + div': { borderBlockStart: '1px solid', borderColor: 'divider' },
        '& dt': { color: 'text.secondary', fontSize: { xs: '0.84375rem', md: 'inherit' } },
        '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      {children}
    </Box>
  );
}

export function Described({ name, children }: { name: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
