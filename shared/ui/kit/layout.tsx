import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { sxOf } from '../style';
import { classNames, Piece, piece } from './piece';

interface StackProps {
  /** Between two of them: a length, or a number of eight pixels. */
  spacing?: string | number;
  sx?: SxProps<Theme>;
  children?: ReactNode;
}

/** One below the other. */
export const Stack = ({ spacing, sx, children }: StackProps): ReactNode => (
  <Box sx={sxOf({ display: 'flex', flexDirection: 'column', gap: spacing }, sx)}>{children}</Box>
);

/** A line between two parts. */
export const Divider = piece<object, 'hr'>(({ component = 'hr', className, ...rest }) => (
  <Piece component={component} {...rest} className={classNames('kit-divider', className)} />
));
