import { Box, sxOf, type SxProps, type Theme } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  /** Between two of them: a length, or a number of eight pixels. */
  spacing?: string | number;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** One below the other, as the short screens before the product are made. */
export const Stack = ({ spacing, sx, children }: Props): ReactNode => (
  <Box sx={sxOf({ display: 'flex', flexDirection: 'column', gap: spacing }, sx)}>{children}</Box>
);
