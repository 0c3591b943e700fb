import type { BoxProps } from '@mui/material/Box';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
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

/** A choice in a card of its own; the chosen one has the brand's border and ground, beside its filled ring. */
export const choiceCard: SxProps<Theme> = {
  m: 0,
  px: '4px',
  py: '2px',
  minHeight: 50,
  border: '1.5px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  overflowWrap: 'anywhere',
  '&:has(:checked)': { borderColor: 'brand.edge', backgroundColor: 'brand.50' },
  '& > .MuiFormControlLabel-label': { flex: 1, minWidth: 0, py: '6px', paddingInlineEnd: '12px' },
};
