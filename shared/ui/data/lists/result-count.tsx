import type { ReactNode } from 'react';
import { Typography } from '@passerelle/shared/ui';

/** How many were found; read out, politely, when it changes. */
export function ResultCount({ children }: { children: ReactNode }): ReactNode {
  return (
    <Typography
      variant="body2"
      component="output"
      sx={{
        display: 'block',
        flex: '1 1 auto',
        minWidth: 90,
        minHeight: 20,
        whiteSpace: 'nowrap',
        color: 'text.secondary',
      }}
    >
      {children}
    </Typography>
  );
}
