import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The footbridge, in the organisation's colour. */
export function PasserelleMark({ size = 34 }: { size?: number }): ReactNode {
  return (
    <Box component="svg" viewBox="0 0 34 34" aria-hidden sx={{ width: size, height: size, flex: 'none' }}>
      <Box component="rect" width="34" height="34" rx="10" sx={{ fill: ({ vars }) => vars.palette.brand.fill }} />
      <Box component="g" fill="none" strokeLinecap="round" sx={{ stroke: ({ vars }) => vars.palette.brand.onFill }}>
        <path d="M8 9v14M26 9v14" strokeWidth="2.6" />
        <path d="M8 9.5Q17 26 26 9.5" strokeWidth="2" />
        <path d="M12.5 15.5V23M17 17.8V23M21.5 15.5V23" strokeWidth="1.5" />
        <path d="M5.5 24.5h23" strokeWidth="2.8" />
      </Box>
    </Box>
  );
}
