import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { sxOf } from '../sx';
import { toneColours, type Tone } from './tone';

interface Props {
  children: ReactNode;
  tone?: Tone;
  icon?: ReactNode;
  /** A line instead of a ground. */
  outlined?: boolean;
  sx?: SxProps<Theme>;
}

/** A word about a thing, never something to press. */
export function Tag({ children, tone = 'stone', icon, outlined = false, sx }: Props): ReactNode {
  return (
    <Box
      component="span"
      sx={sxOf(
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: '6px',
          maxWidth: '100%',
          minHeight: 26,
          paddingInline: icon ? '8px 10px' : '9px',
          borderRadius: '8px',
          fontSize: '0.8125rem',
          fontWeight: 560,
          lineHeight: 1.2,
          '& svg': { flex: 'none', fontSize: 16 },
          '@media (forced-colors: active)': { border: '1px solid' },
        },
        (theme: Theme) =>
          outlined
            ? { color: 'text.secondary', boxShadow: `inset 0 0 0 1px ${theme.vars.palette.neutral.lineSoft}` }
            : toneColours(theme, tone),
        sx,
      )}
    >
      {icon}
      {children}
    </Box>
  );
}
