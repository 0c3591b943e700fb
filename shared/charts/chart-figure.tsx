import { Trans } from '@lingui/react/macro';
import { Box, DelayedSkeleton, lazyPart, Skeleton } from '@passerelle/shared/ui';
import type { ChartView } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { Chart } from './chart';
import { ChartPoints } from './chart-points';
import type { ChartEngineProps } from './engine';

/** A failure of the drawing, or of loading the library, affects nothing beside it. */
const ChartEngine = lazyPart<ChartEngineProps>(
  async () => (await import(/* webpackChunkName: "chart-engine" */ './engine')).ChartEngine,
  {
    skeleton: ({ height }) => (
      <DelayedSkeleton>
        <Skeleton variant="rounded" height={height} />
      </DelayedSkeleton>
    ),
    failure: <Trans>Ce graphique n’a pas pu être dessiné. Le tableau donne les mêmes chiffres.</Trans>,
  },
);

/**
 * SVG texts take no font from the options; on paper a chart is no wider than the sheet. Each text has the direction of its own
 * words, and stands where echarts puts it: from the left.
 */
const drawing = {
  '& text': { fontFamily: 'inherit !important', unicodeBidi: 'plaintext' },
  '@media print': { '& svg': { maxWidth: '100%' } },
} as const;

/** The image alone. */
const ChartDrawing = (props: ChartEngineProps): ReactNode => (
  <Box data-chart dir="ltr" sx={{ ...drawing, minHeight: props.height }}>
    <ChartEngine {...props} />
  </Box>
);

/** Side by side where the figure itself has room, whatever stands around it. */
const equalHalves = {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
  gap: '16px 28px',
  alignItems: 'center',
} as const;

/** A drawing keeps the width of the screen, which is too much beside a table. */
const onPaper = { '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' } } as const;

interface Props {
  view: ChartView;
  chart: Chart;
  height: number;
  /** The same figures: a `FigureTable`. */
  table: ReactNode;
  /** The table stands in place of the drawing, not beside it. */
  isAlone?: boolean;
  /** Below the drawing. */
  legend?: ReactNode;
  /** Text of each point, for keyboard users. */
  points?: readonly string[];
}

/** A chart with its table beside it, or one press away. */
export function ChartFigure({ view, chart, height, table, isAlone = false, legend, points = [] }: Props): ReactNode {
  if (view === 'table') return table;
  const drawn = (
    <div>
      {points.length > 0 ? (
        <ChartPoints points={points}>
          {(shown) => <ChartDrawing chart={chart} height={height} shown={shown} />}
        </ChartPoints>
      ) : (
        <ChartDrawing chart={chart} height={height} />
      )}
      {legend}
    </div>
  );
  if (isAlone) return drawn;
  return (
    <Box sx={{ display: 'grid', '& > *': { minWidth: 0 }, ...equalHalves, ...onPaper }}>
      {drawn}
      {table}
    </Box>
  );
}
