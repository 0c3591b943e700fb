import Box from '@mui/material/Box';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { sxOf } from '../style';

/** Beside what staff can see: who does. « Visible par Claire Nguyen, votre référente RH. » */
export function VisibleToStaff({ children, sx }: { children: ReactNode; sx?: SxProps<Theme> }): ReactNode {
  return (
    <Box
      sx={sxOf({ display: 'flex', gap: '8px', fontSize: '0.84375rem', lineHeight: 1.45, color: 'text.secondary' }, sx)}
    >
      <VisibilityRounded sx={{ flex: 'none', mt: '1px', fontSize: 17, color: 'neutral.ink3' }} />
      <span>{children}</span>
    </Box>
  );
}
