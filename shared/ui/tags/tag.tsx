import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { family, type FamilyHue, status, type Status } from '@passerelle/shared/theme';

import { sxOf } from '../style';

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
          flexShrink: 0,
          paddingBlock: '3px',
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

/** Which pair of text and ground: what it means, or which group it belongs to. */
export type Tone = Status | FamilyHue | 'brand';

const has = <T extends object>(of: T, key: PropertyKey): key is keyof T => key in of;

export function toneColours({ vars }: Theme, tone: Tone): { color: string; backgroundColor: string } {
  if (has(status, tone))
    return { color: vars.palette.status[tone].text, backgroundColor: vars.palette.status[tone].ground };
  if (has(family, tone))
    return { color: vars.palette.family[tone].text, backgroundColor: vars.palette.family[tone].ground };
  return { color: vars.palette.brand.text, backgroundColor: vars.palette.brand[100] };
}

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
