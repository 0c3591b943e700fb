import { Trans, useLingui } from '@lingui/react/macro';
import { Box, DelayedSkeleton, lazyPart, Skeleton } from '@passerelle/shared/ui';
import type { ChartView } from '@passerelle/shared/ui/data';
import { type KeyboardEvent, type ReactNode, useState } from 'react';

import type { Chart } from './chart';
import type { ChartEngineProps } from './engine';

interface ChartPointsProps {
  /** Text of each point. */
  points: readonly string[];
  children: (shown: number | undefined) => ReactNode;
}

const firstPoint = (): number => 0;
const keyMoves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: firstPoint,
  End: (_, last) => last,
};

/** Arrow keys go from point to point of a drawing, and each is read. */
function ChartPoints({ points, children }: ChartPointsProps): ReactNode {
  const { t } = useLingui();
  const [at, setAt] = useState<number>();
  const last = points.length - 1;
  const shown = at === undefined ? undefined : Math.min(at, last);
  const onKeyDown = (event: KeyboardEvent): void => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
    const move = keyMoves[(rightToLeft && mirrored[event.key]) || event.key];
    if (event.key === 'Escape') setAt(undefined);
    if (!move || last < 0) return;
    event.preventDefault();
    setAt(shown === undefined ? move(event.key === 'End' ? last : -1, last) : move(shown, last));
  };
  return (
    <Box
      component="fieldset"
      tabIndex={0}
      aria-label={t`Points du graphique : les flèches vont de l’un à l’autre`}
      onKeyDown={onKeyDown}
      onBlur={() => setAt(undefined)}
      sx={{ m: 0, p: 0, minWidth: 0, border: 0, borderRadius: '10px' }}
    >
      {children(shown)}
      <Box
        component="output"
        sx={{ display: 'block', minHeight: 20, typography: 'caption', color: 'text.secondary' }}
        data-print="no"
      >
        {shown !== undefined && points[shown]?.replaceAll('\n', ' · ')}
      </Box>
    </Box>
  );
}

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
