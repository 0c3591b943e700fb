import { barChartHeight, type Chart, ChartFigure, useChartLook } from '@passerelle/shared/charts';
import type { ReactNode } from 'react';

import { ColumnLegend } from './column-legend';
import type { FigureProps } from './figure-props';
import { useFigureText } from './figure-text';
import { drawn } from './panel-figures';
import { FiguresTable } from './figures-table';
import { fillsOf } from './series-fills';

const COLUMNS_HEIGHT = 220;

/** Bars with their figures: one below the other, or side by side where there is more than one kind. */
export function BarFigure({ figures, title, description, unit, zone, view, open }: FigureProps): ReactNode {
  const text = useFigureText(unit);
  const look = useChartLook();
  const { columns, rows } = figures;
  const isSingle = columns.length === 1;
  const fills = fillsOf(isSingle ? rows : columns, look);
  const points = rows.map(({ name, figures: values }) =>
    [name, ...columns.map((column, place) => `${isSingle ? '' : `${column.name} : `}${text(values[place])}`)].join(
      '\n',
    ),
  );
  const most = Math.max(0, ...rows.map((row) => drawn(row.figures[0]) ?? 0));
  const chart: Chart = isSingle
    ? {
        kind: 'bars',
        rows: rows.map(({ name, figures: [value] }, place) => ({
          name,
          score: drawn(value) ?? 0,
          most,
          isTop: false,
          fill: fills[place] ?? look.rest,
        })),
        figures: rows.map((row) => text(row.figures[0])),
        description,
      }
    : {
        kind: 'columns',
        groups: rows.map(({ name }) => name),
        columns: columns.map(({ name }, place) => ({
          name,
          fill: fills[place] ?? look.rest,
          values: rows.map((row) => drawn(row.figures[place])),
          figures: rows.map((row) => text(row.figures[place])),
        })),
        description,
      };
  const legend = <ColumnLegend names={columns.map(({ name }) => name)} fills={fills} />;
  return (
    <ChartFigure
      isAlone
      view={view}
      chart={chart}
      height={isSingle ? barChartHeight(rows) : COLUMNS_HEIGHT}
      points={points}
      legend={legend}
      table={<FiguresTable caption={title} figures={figures} unit={unit} zone={zone} open={open} />}
    />
  );
}
