import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Short fields stand beside each other where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }): ReactNode => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
      gap: '20px',
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);

/** A field that needs the whole line. */
export const WideField = ({ children }: { children: ReactNode }): ReactNode => (
  <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>
);
