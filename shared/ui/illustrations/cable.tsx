import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the control point of the cable's curve hangs. */
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
export function Cable({ x, y, width, height, sag, hangers, weight, tone }: Props): ReactNode {
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
