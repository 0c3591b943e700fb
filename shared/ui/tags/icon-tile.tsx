import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { toneColours, type Tone } from './tag';

/** An icon on its ground, at the start of a row or of a card. */
export function IconTile({ children, tone, size = 44 }: { children: ReactNode; tone: Tone; size?: number }): ReactNode {
  return (
    <Box
      component="span"
      aria-hidden
      sx={(theme: Theme) => ({
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: size > 48 ? '16px' : '12px',
        '& svg': { fontSize: size / 2 },
        ...toneColours(theme, tone),
      })}
    >
      {children}
    </Box>
  );
}
