import type { ReactNode } from 'react';

import { Box } from '@passerelle/shared/ui';

import { markOf, type marks } from './line-marks';
import { useChartLook } from './use-chart-look';

const shapes: Record<(typeof marks)[number]['symbol'], string> = {
  emptyCircle: 'M15 2a4 4 0 1 0 0 8a4 4 0 1 0 0-8z',
  rect: 'M11 2h8v8h-8z',
  emptyTriangle: 'M15 1.5l4.5 8.5h-9z',
  diamond: 'M15 .5l4 5.5l-4 5.5l-4-5.5z',
  emptyRect: 'M11 2h8v8h-8z',
  circle: 'M15 2a4 4 0 1 0 0 8a4 4 0 1 0 0-8z',
};

function LineSample({ index }: { index: number }): ReactNode {
  const { lines, rest, surface } = useChartLook();
  const { symbol, dash } = markOf(index);
  const colour = lines[index] ?? rest;
  return (
    <svg width="30" height="12" aria-hidden>
      <path d="M0 6h30" stroke={colour} strokeWidth="2.25" strokeDasharray={dash.join(' ')} />
      <path
        d={shapes[symbol]}
        fill={symbol.startsWith('empty') ? surface : colour}
        stroke={colour}
        strokeWidth={symbol.startsWith('empty') ? 2 : 0}
      />
    </svg>
  );
}

/** Legend of a line chart, with a sample of each line's style. */
export function LineLegend({ names }: { names: readonly string[] }): ReactNode {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '6px 18px',
        mt: '8px',
        typography: 'body2',
        color: 'text.secondary',
        '& > span': { display: 'inline-flex', alignItems: 'center', gap: '8px' },
      }}
    >
      {names.map((name, index) => (
        <span key={name}>
          <LineSample index={index} />
          {name}
        </span>
      ))}
    </Box>
  );
}
