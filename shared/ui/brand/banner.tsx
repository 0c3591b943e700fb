import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { SxProps, Theme } from '@mui/material/styles';

import { sxOf } from '../style';

interface CableProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The y coordinate of the control point of the cable's curve. */
  sag: number;
  hangers: number;
  weight: number;
  tone: 300 | 'deep2';
}

/** Height of the hanging cable at a place between its two towers. */
export function cableAt(place: number, start: number, sag: number): number {
  return (1 - place) ** 2 * start + 2 * (1 - place) * place * sag + place ** 2 * start;
}

/** Two towers, a deck, a cable and its hangers: what every illustration is made of. */
export function Cable({ x, y, width, height, sag, hangers, weight, tone }: CableProps): ReactNode {
  const start = weight;
  const lines = Array.from({ length: hangers }, (_, index) => {
    const place = (index + 1) / (hangers + 1);
    return `M${(place * width).toFixed(1)} ${cableAt(place, start, sag).toFixed(1)}V${height}`;
  });
  return (
    <Box
      component="g"
      transform={`translate(${x} ${y})`}
      fill="none"
      strokeLinecap="round"
      sx={{ stroke: ({ vars }) => vars.palette.brand[tone] }}
    >
      <path d={lines.join('')} strokeWidth={weight * 0.6} opacity=".55" />
      <path d={`M0 ${start}Q${width / 2} ${sag} ${width} ${start}`} strokeWidth={weight} />
      <path d={`M0 0V${height}M${width} 0V${height}`} strokeWidth={weight * 1.6} />
      <path d={`M0 ${height}H${width}`} strokeWidth={weight * 2} />
    </Box>
  );
}

const fade = 'linear-gradient(90deg, transparent, #000 14%, #000 80%, transparent)';

interface Props {
  url?: string | undefined;
  /** Edge to edge, under the header of a phone: no fading ends. */
  strip?: boolean;
  sx?: SxProps<Theme>;
}

/** The organisation's picture, or two banks, a bridge and the sun. Decoration, hidden from screen readers. */
export function Banner({ url, strip = false, sx }: Props): ReactNode {
  const frame = sxOf(
    {
      height: 71,
      minWidth: 0,
      overflow: 'hidden',
      ...(strip ? { display: 'block' } : { maskImage: fade, WebkitMaskImage: fade }),
    },
    { '& > *': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } },
    sx,
  );
  return (
    <Box className="banner" aria-hidden data-print="no" sx={frame}>
      {url ? <img src={url} alt="" /> : <FootbridgeBanner />}
    </Box>
  );
}

function FootbridgeBanner(): ReactNode {
  return (
    <svg viewBox="0 0 1000 72" preserveAspectRatio="xMidYMax slice">
      <Box component="rect" width="1000" height="72" sx={{ fill: ({ vars }) => vars.palette.scenery.ground }} />
      <Box
        component="circle"
        cx="520"
        cy="40"
        r="17"
        opacity=".9"
        sx={{ fill: ({ vars }) => vars.palette.lantern.main }}
      />
      <Box
        component="path"
        d="M0 72V40c70-20 150-24 240-10s150 14 190 26l10 16zM1000 72V30c-80-16-170-10-240 6s-110 14-140 22l-10 14z"
        sx={{ fill: ({ vars }) => vars.palette.scenery.bankSoft }}
      />
      <Box
        component="path"
        d="M0 72V56c90-10 180-6 260-2s110 2 150 18zM1000 72V50c-80-8-160-2-230 4s-110 2-150 18z"
        sx={{ fill: ({ vars }) => vars.palette.scenery.bank }}
      />
      <Cable x={410} y={34} width={220} height={26} sag={36.5} hangers={13} weight={2} tone={300} />
    </svg>
  );
}
