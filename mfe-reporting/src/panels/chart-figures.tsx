import { type Chart, ChartFigure, LineLegend, useChartLook } from '@passerelle/shared/charts';
import { useBreakpointUp } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { isCount } from '../dashboards/panel-targets';
import { BarFigure } from './bar-figure';
import { useBucketNames } from './bucket-names';
import { ColumnLegend, UnfinishedNote } from './column-legend';
import type { FiguresOfPanel, FigureProps } from './figure-props';
import { useFigureText } from './figure-text';
import { FiguresTable } from './figures-table';
import { type FigureRow, panelFigures, drawn } from './panel-figures';
import { askedByRow } from './people-of';
import { LevelFigure } from './level-figure';
import { PieFigure } from './pie-figure';
import { fillsOf } from './series-fills';

const HEIGHT = 272;
/** On a wide screen so many buckets are named in full. */
const MOST_FULL_NAMES = 14;

/** Bars of counts, those of a split on each other; a line of what is measured otherwise, such as a mean. */
function GraphFigure({ figures, isCounted, title, description, unit, zone, view }: FigureProps): ReactNode {
  const text = useFigureText(unit);
  const { full, short } = useBucketNames(zone);
  const isWide = useBreakpointUp('md');
  const look = useChartLook();
  const { columns, rows } = figures;
  const names = columns.map(({ name }) => name);
  const fills = fillsOf(columns, look);
  const buckets = rows.flatMap(({ bucket }) => bucket ?? []);
  const unfinished = rows.find(({ isUnfinished }) => isUnfinished);
  const labelOf = isWide && rows.length <= MOST_FULL_NAMES ? full : short;
  const tips = rows.map(({ bucket, isUnfinished, name, figures: values }) =>
    [
      bucket ? full(bucket, isUnfinished) : name,
      ...names.map((column, place) => `${column} : ${text(values[place])}`),
    ].join('\n'),
  );
  const labels = buckets.map((bucket) => labelOf(bucket));
  const series = columns.map(({ name }, place) => ({
    name,
    fill: fills[place] ?? look.rest,
    values: rows.map((row) => drawn(row.figures[place])),
  }));
  const rest = { ...(unit !== 'short' && { axisFigure: text }), description };
  const place = unfinished && rows.indexOf(unfinished);
  const isStacked = columns.length > 1 && new Set(columns.map(({ target }) => target)).size === 1;
  const chart: Chart = isCounted
    ? { kind: 'columns', groups: labels, columns: series, overTime: { tips, isStacked, unfinished: place }, ...rest }
    : { kind: 'lines', labels, lines: series, tips, unfinished: place, ...rest };
  return (
    <ChartFigure
      isAlone
      view={view}
      chart={chart}
      height={HEIGHT}
      points={tips}
      legend={
        <>
          {isCounted && <ColumnLegend names={names} fills={fills} />}
          {!isCounted && columns.length > 1 && <LineLegend names={names} />}
          {unfinished?.bucket && <UnfinishedNote name={full(unfinished.bucket, true)} />}
        </>
      }
      table={<FiguresTable caption={title} figures={figures} unit={unit} zone={zone} />}
    />
  );
}

const figureOf = { graph: GraphFigure, barChart: BarFigure, pieChart: PieFigure } as const;
export type ChartKind = keyof typeof figureOf;

export interface ChartFiguresProps extends FiguresOfPanel {
  kind: ChartKind;
}

/** Chart and table of a panel. */
export function ChartFigures({ kind, panel, data, masked, show, ...props }: ChartFiguresProps): ReactNode {
  const { unit } = panel.fieldConfig;
  // The levels of badges are words, not lengths.
  const Figure = unit === 'level' ? LevelFigure : figureOf[kind];
  const open = (row: FigureRow): (() => void) | undefined => {
    const asked = askedByRow(panel, row);
    return asked && show && (() => show(asked));
  };
  const figures = masked ?? panelFigures(panel, data);
  const isCounted = figures.columns.every(({ target }) => target === undefined || isCount(panel, target));
  return (
    <Figure
      open={show && open}
      figures={figures}
      isCounted={isCounted}
      unit={panel.fieldConfig.unit}
      zone={data.zone}
      {...props}
    />
  );
}
