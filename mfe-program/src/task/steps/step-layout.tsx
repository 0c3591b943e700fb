import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** The buttons of a step, full width on a phone. */
export const StepActions = ({ children }: { children: ReactNode }): ReactNode => (
  <Box
    data-print="no"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: '10px',
      mt: '16px',
      '& > *': { flex: { xs: '1 1 100%', md: 'none' } },
    }}
  >
    {children}
  </Box>
);

/** Note on the counting of a step, or the reason that it is not open. */
export const StepHint = ({ children }: { children: ReactNode }): ReactNode => (
  <Typography variant="body2" sx={{ mt: '12px', color: 'text.secondary' }}>
    {children}
  </Typography>
);
