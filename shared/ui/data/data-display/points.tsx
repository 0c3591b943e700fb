import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** A coin in the lantern's colour: what something earns, or earned. */
export function Points({ children, size = 18 }: { children: ReactNode; size?: number }): ReactNode {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '5px',
        typography: 'body2',
        fontWeight: 600,
        flexShrink: 0,
        maxWidth: '100%',
      }}
    >
      <Box component="svg" viewBox="0 0 18 18" aria-hidden sx={{ width: size, height: size, flex: 'none' }}>
        <Box component="circle" cx="9" cy="9" r="8" sx={{ fill: ({ vars }) => vars.palette.lantern.main }} />
        <Box
          component="circle"
          cx="9"
          cy="9"
          r="4.6"
          fill="none"
          strokeWidth="1.6"
          sx={{ stroke: ({ vars }) => vars.palette.lantern.ink }}
        />
      </Box>
      {children}
    </Box>
  );
}
