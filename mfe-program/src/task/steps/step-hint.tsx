import { Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** A word beside what a step asks for: how it is counted, or why it cannot be done here. */
export const StepHint = ({ children }: { children: ReactNode }): ReactNode => (
  <Typography variant="body2" sx={{ mt: '12px', color: 'text.secondary' }}>
    {children}
  </Typography>
);
