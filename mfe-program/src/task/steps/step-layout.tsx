import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** What can be done with a step, under what it is about; across the width on a phone. */
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

/** A word beside what a step asks for: how it is counted, or why it cannot be done here. */
export const StepHint = ({ children }: { children: ReactNode }): ReactNode => (
  <Typography variant="body2" sx={{ mt: '12px', color: 'text.secondary' }}>
    {children}
  </Typography>
);
