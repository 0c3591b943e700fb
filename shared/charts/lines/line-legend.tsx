import type { ReactNode } from 'react';

import { Box } from '@passerelle/shared/ui';

import { useChartLook } from '../use-chart-look';
import { LineMark } from './line-mark';
import { markOf } from './line-marks';

function LineSample({ index }: { index: number }): ReactNode {
  const look = useChartLook();
  return (
    <svg width="30" height="12" aria-hidden>
      <path
        d="M0 6h30"
        stroke={look.lines[index] ?? look.rest}
        strokeWidth="2.25"
        strokeDasharray={markOf(index).dash.join(' ')}
      />
      <LineMark index={index} x={15} y={6} look={look} />
    </svg>
  );
}

/** Which line of a chart is which, drawn as the lines are. */
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
