import { Trans, useLingui } from '@lingui/react/macro';
import { type Chart, ChartFigure, LineLegend, MOST_PARTS, SeriesMark, useChartLook } from '@passerelle/shared/charts';
import { badgeLevels, badgeTypes } from '@passerelle/shared/contract/enums/tasks';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, useBreakpointUp } from '@passerelle/shared/ui';
import { BadgeShield, FamilyIcon, FigureTable } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { isCount } from '../dashboards/panel-targets';
import { BarFigure } from './bar-figure';
import { useBucketNames } from './bucket-names';
import { ColumnLegend, UnfinishedNote } from './column-legend';
import type { FigureProps, FiguresOfPanel } from './figure-props';
import { useFigureText } from './figure-text';
import { FiguresTable } from './figures-table';
import { drawn, type FigureRow, panelFigures } from './panel-figures';
import { askedByRow } from './people-of';
import { RowName } from './row-name';
import { fillsOf } from './series-fills';
import { wholeShares } from './whole-shares';

const PIE_HEIGHT = 180;

/** The parts of a whole; where there is no whole, or too many parts, they are bars. */
function PieFigure(props: FigureProps): ReactNode {
  const { figures, title, description, unit, view, open } = props;
  const { t } = useLingui();
  const text = useFigureText(unit);
  const { percent } = useFormats();
  const look = useChartLook();
  const fills = fillsOf(figures.rows, look);
  const parts = figures.rows.map(({ name, figures: [value] }, place) => ({
    name,
    value: drawn(value) ?? 0,
    fill: fills[place] ?? look.rest,
  }));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const isWhole = figures.rows.every(({ figures: [value] }) => value !== 'masked' && value !== null);
  if (!isWhole || figures.columns.length > 1 || parts.length > MOST_PARTS || !(total > 0))
    return <BarFigure {...props} />;
  const shares = wholeShares(parts.map(({ value }) => value)).map(percent);
  return (
    <ChartFigure
      isAlone
      view={view}
      chart={{ kind: 'pie', parts, description, whole: { figure: text(total), name: t`en tout` } }}
      height={PIE_HEIGHT}
      points={parts.map(({ name }, place) => [name, text(figures.rows[place]?.figures[0]), shares[place]].join('\n'))}
      table={
        <FigureTable
          caption={title}
          columns={[
            { key: 'name', name: <Trans>Répartition</Trans> },
            { key: 'value', name: figures.columns[0]?.name },
            { key: 'share', name: <Trans>Part</Trans> },
          ]}
          rows={figures.rows.map((row, place) => ({
            key: row.key,
            name: (
              <>
                <SeriesMark fill={fills[place] ?? look.rest} place={place} />
                <RowName onOpen={open?.(row)}>{row.name}</RowName>
              </>
            ),
            cells: [text(row.figures[0]), shares[place]],
          }))}
        />
      }
    />
  );
}

const levelGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr))',
  gap: '10px',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** The level of each badge as a shield and a word: « Argent », « Or ». */
function LevelFigure({ figures, title, unit, zone, view, open }: FigureProps): ReactNode {
  if (view === 'table')
    return <FiguresTable caption={title} figures={figures} unit={unit} zone={zone} isText open={open} />;
  return (
    <Box component="ul" sx={levelGrid}>
      {figures.rows.map(({ key, labels, name, figures: [level = null] }) => {
        const badge = badgeTypes.find((type) => type === labels['badge']);
        return (
          <li key={key}>
            <BadgeShield
              level={badgeLevels[(drawn(level) ?? 0) - 1] ?? null}
              icon={badge && <FamilyIcon family={badge} />}
              name={name}
            />
          </li>
        );
      })}
    </Box>
  );
}

const HEIGHT = 272;
/** On a wide screen so many buckets are named in full. */
const MOST_FULL_NAMES = 14;

/** Stacked bars for counts; a line for other measures, such as a mean. */
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
