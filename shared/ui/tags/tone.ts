import type { Theme } from '@mui/material/styles';
import { family, status, type FamilyHue, type Status } from '@passerelle/shared/theme';

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
