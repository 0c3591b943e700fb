import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { SxProps, Theme } from '@mui/material/styles';
import { isValidElement, type ReactNode } from 'react';

import { family, type FamilyHue, status, type Status } from '@passerelle/shared/theme';

interface Props {
  children: ReactNode;
  tone?: Tone;
  icon?: ReactNode;
  /** A line instead of a ground. */
  outlined?: boolean;
  sx?: SxProps<Theme>;
}

/** A word about a thing, never something to press. */
export const Tag = ({ children, tone = 'stone', icon, outlined = false, sx }: Props): ReactNode => (
  <Chip
    component="span"
    size="small"
    color={tone}
    variant={outlined ? 'outlined' : 'filled'}
    label={children}
    {...(isValidElement(icon) && { icon })}
    {...(sx && { sx })}
  />
);

/** Pair of text and background colours, by status or by group. */
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
