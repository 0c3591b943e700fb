import { Trans } from '@lingui/react/macro';
import { reportFault } from '@passerelle/shared/events';
import { Box, DelayedSkeleton, Skeleton } from '@passerelle/shared/ui';
import { PanelFailure, useNear } from '@passerelle/shared/ui/data';
import { Component, lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

import type { Chart } from './chart';

/** A lazy component remembers that it failed: each attempt makes a new one. */
const loadEngine = () =>
  lazy(async () => ({
    default: (await import(/* webpackChunkName: "chart-engine" */ './engine')).ChartEngine,
  }));
const loadLines = () =>
  lazy(async () => ({
    default: (await import(/* webpackChunkName: "chart-lines" */ './lines/line-drawing')).LineDrawing,
  }));

let Engine = loadEngine();
let Lines = loadLines();

/** What draws a chart: lines need no library. */
type Drawer = 'library' | 'lines';
const seen = new Set<Drawer>();
const waiting = new Set<() => void>();
const subscribe = (wake: () => void): (() => void) => {
  waiting.add(wake);
  return () => waiting.delete(wake);
};

/** What draws comes with its first drawing that somebody comes near. Then its others are drawn as well, each in its turn. */
function useAnySeen(drawer: Drawer, isNear: boolean): boolean {
  const isAny = useSyncExternalStore(subscribe, () => seen.has(drawer));
  useEffect(() => {
    if (!isNear || seen.has(drawer)) return;
    seen.add(drawer);
    for (const wake of waiting) wake();
  }, [drawer, isNear]);
  return isAny;
}

class DrawingBoundary extends Component<{ failure: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    reportFault('charts', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}

/** SVG texts take no font from the options; on paper a chart is no wider than the sheet. */
const drawing = {
  '& text': { fontFamily: 'inherit !important' },
  '@media print': { '& svg': { maxWidth: '100%' } },
} as const;

interface Props {
  chart: Chart;
  height: number;
  /** The place of the point whose tooltip is open. */
  shown?: number | undefined;
}

/** The image alone. What goes wrong with it, or with the library on its way, costs nothing beside it. */
export function ChartDrawing({ chart, height, shown }: Props): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const { ref, isNear } = useNear<HTMLDivElement>();
  const isWanted = useAnySeen(chart.kind === 'lines' ? 'lines' : 'library', isNear);
  const retry = (): void => {
    Engine = loadEngine();
    Lines = loadLines();
    setAttempt(attempt + 1);
  };
  const failure = (
    <PanelFailure onRetry={retry}>
      <Trans>Ce graphique n’a pas pu être dessiné. Le tableau donne les mêmes chiffres.</Trans>
    </PanelFailure>
  );
  const skeleton = (
    <DelayedSkeleton>
      <Skeleton variant="rounded" height={height} />
    </DelayedSkeleton>
  );
  return (
    <Box ref={ref} data-chart data-far={isWanted ? undefined : true} sx={{ ...drawing, minHeight: height }}>
      {isWanted ? (
        <DrawingBoundary key={attempt} failure={failure}>
          <Suspense fallback={skeleton}>
            {chart.kind === 'lines' ? (
              <Lines chart={chart} height={height} shown={shown} />
            ) : (
              <Engine chart={chart} height={height} />
            )}
          </Suspense>
        </DrawingBoundary>
      ) : (
        skeleton
      )}
    </Box>
  );
}
