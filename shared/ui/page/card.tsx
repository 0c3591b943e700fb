import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';

import { sxOf } from '../style';

interface Props extends Omit<BoxProps, 'ref'> {
  /** `none`: rows that go to the edge. */
  padding?: 'normal' | 'small' | 'none';
}

const paddings = {
  normal: { xs: '18px', md: '24px' },
  small: { xs: '16px', md: '20px' },
  none: 0,
} as const;

/** White, a hairline around it, and no shadow. */
export function Card({ padding = 'normal', sx, ...rest }: Props): ReactNode {
  return (
    <Box
      {...rest}
      sx={sxOf(
        {
          padding: paddings[padding],
          overflow: padding === 'none' ? 'hidden' : undefined,
          backgroundColor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: { xs: '16px', md: '18px' },
          '@media print': { breakInside: 'avoid' },
        },
        sx,
      )}
    />
  );
}
