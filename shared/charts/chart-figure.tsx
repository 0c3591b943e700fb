import { Box } from '@passerelle/shared/ui';
import type { ChartView } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { Chart } from './chart';
import { ChartDrawing } from './chart-drawing';
import { ChartPoints } from './chart-points';

/** Side by side where the figure itself has room, whatever stands around it. */
const equalHalves = {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
  gap: '16px 28px',
  alignItems: 'center',
} as const;

const narrowTable = (width: number) =>
  ({
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${width}px` },
    gap: { xs: '14px', lg: '26px' },
    alignItems: 'start',
  }) as const;

/** A drawing keeps the width of the screen, which is too much beside a table. */
const onPaper = { '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' } } as const;

interface Props {
  view: ChartView;
  chart: Chart;
  height: number;
  /** The same figures: a `FigureTable`. */
  table: ReactNode;
  /** In pixels, where the drawing takes the rest; otherwise both are equally wide. */
  tableWidth?: number;
  /** Below the drawing. */
  legend?: ReactNode;
  /** What is read at each point, for those who go there by keyboard. */
  points?: readonly string[];
}

/** A chart never stands without its table, which is there while the library loads and if it fails. */
export function ChartFigure({ view, chart, height, table, tableWidth, legend, points = [] }: Props): ReactNode {
  if (view === 'table') return table;
  const layout = tableWidth === undefined ? equalHalves : narrowTable(tableWidth);
  return (
    <Box sx={{ display: 'grid', '& > *': { minWidth: 0 }, ...layout, ...onPaper }}>
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
      {table}
    </Box>
  );
}
