import { type Chart, ChartFigure, LineLegend } from '@passerelle/shared/charts';
import { useBreakpointUp } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useBucketNames } from './bucket-names';
import { useFigureText } from './figure-text';
import { FiguresTable } from './figures-table';
import type { FigureProps } from './figure-props';
import { drawn } from './panel-figures';

const HEIGHT = 272;

/** One line for each series, from bucket to bucket; where there is no data the line is broken. */
export function GraphFigure({ figures, title, description, unit, zone, view }: FigureProps): ReactNode {
  const text = useFigureText(unit);
  const { full, short } = useBucketNames(zone);
  const isWide = useBreakpointUp('md');
  const { columns, rows } = figures;
  const nameOf = (row: (typeof rows)[number]): string => (row.bucket ? full(row.bucket) : row.name);
  const tips = rows.map((row) =>
    [nameOf(row), ...columns.map(({ name }, place) => `${name} : ${text(row.figures[place])}`)].join('\n'),
  );
  const chart: Chart = {
    kind: 'lines',
    labels: rows.map((row) => (row.bucket && !(isWide && rows.length <= 14) ? short(row.bucket) : nameOf(row))),
    lines: columns.map(({ name }, place) => ({
      name,
      values: rows.map((row) => drawn(row.figures[place])),
    })),
    tips,
    ...(unit !== 'short' && { axisFigure: text }),
    description,
  };
  return (
    <ChartFigure
      view={view}
      chart={chart}
      height={HEIGHT}
      points={tips}
      legend={columns.length > 1 && <LineLegend names={columns.map(({ name }) => name)} />}
      table={
        <FiguresTable
          caption={title}
          figures={figures}
          unit={unit}
          zone={zone}
          maxHeight={view === 'chart' ? HEIGHT + 36 : undefined}
        />
      }
      tableWidth={Math.min(420, 150 + columns.length * 90)}
    />
  );
}
