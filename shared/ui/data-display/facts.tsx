import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Status } from '@passerelle/shared/theme';
import type { ReactNode } from 'react';

import { sxOf } from '../style';

/** Facts of a thing on one line, as far as it goes. */
export function Facts({ children, sx }: { children: ReactNode; sx?: SxProps<Theme> }): ReactNode {
  return (
    <Box
      sx={sxOf(
        {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4px 16px',
          typography: 'body2',
          color: 'text.secondary',
        },
        sx,
      )}
    >
      {children}
    </Box>
  );
}

interface Props {
  children: ReactNode;
  icon?: ReactNode;
  /** A fact that asks for attention: its icon and its words say so too. */
  tone?: Status;
}

export function Fact({ children, icon, tone }: Props): ReactNode {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        '& svg': { flex: 'none', fontSize: 17, color: tone ? 'inherit' : 'neutral.ink3' },
        ...(tone && { color: `status.${tone}.text`, fontWeight: 560 }),
      }}
    >
      {icon}
      {/* One piece, or the words beside a link in it would stand in a column of their own. */}
      <span>{children}</span>
    </Box>
  );
}
