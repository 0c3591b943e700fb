import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useChartLook } from './use-chart-look';

/** Which line of `lineOption` is which, drawn as the lines are. */
export function LineLegend({ names: [first, second] }: { names: readonly [ReactNode, ReactNode] }): ReactNode {
  const [solid, dashed] = useChartLook().lines;
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
      <span>
        <svg width="30" height="12" aria-hidden>
          <path d="M0 6h30" stroke={solid} strokeWidth="2.25" />
          <circle cx="15" cy="6" r="4" fill="#fff" stroke={solid} strokeWidth="2" />
        </svg>
        {first}
      </span>
      <span>
        <svg width="30" height="12" aria-hidden>
          <path d="M0 6h30" stroke={dashed} strokeWidth="2.25" strokeDasharray="6 4" />
          <rect x="11" y="2" width="8" height="8" fill={dashed} />
        </svg>
        {second}
      </span>
    </Box>
  );
}
