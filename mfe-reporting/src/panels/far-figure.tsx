import { partWithWords } from '@passerelle/shared/i18n';
import { Box, Skeleton } from '@passerelle/shared/ui';
import { type ChartView, useNear } from '@passerelle/shared/ui/data';
import { lazy, Suspense, type ReactNode } from 'react';

import type { ChartFiguresProps } from './chart-figures';

const loadFigures = partWithWords(
  'chart-figures',
  async () => await import(/* webpackChunkName: "chart-figures" */ './chart-figures'),
  {
    fr: () => import(/* webpackChunkName: "chart-figures" */ './chart-figures?words=fr'),
    en: () => import(/* webpackChunkName: "chart-figures" */ './chart-figures?words=en'),
  },
);
const ChartFigures = lazy(async () => ({ default: (await loadFigures()).ChartFigures }));
const FigureSwitch = lazy(async () => ({ default: (await loadFigures()).FigureSwitch }));

/** As high as the switch is. */
const switchPlace = { minHeight: 36 } as const;

interface SwitchProps {
  value: ChartView;
  onChange: (view: ChartView) => void;
}

/** In the head of a panel that has a chart and a table. */
export function FarSwitch(props: SwitchProps): ReactNode {
  const { ref, isNear } = useNear<HTMLDivElement>({ orSoon: true });
  return (
    <Box ref={ref} sx={switchPlace}>
      <Suspense fallback={null}>{isNear && <FigureSwitch {...props} />}</Suspense>
    </Box>
  );
}

/** Reserved while a panel loads, so that those below do not move. */
export const heights = { graph: 340, barChart: 260, pieChart: 240, stat: 84 } as const;

/** Chart and table of a panel: what stands below the window is drawn once the rest is, or somebody comes near. */
export function FarFigure(props: ChartFiguresProps): ReactNode {
  const { ref, isNear } = useNear<HTMLDivElement>({ orSoon: true });
  const reserved = <Skeleton data-pending variant="rounded" height={heights[props.kind]} />;
  return (
    <div ref={ref}>
      {isNear ? (
        <Suspense fallback={reserved}>
          <ChartFigures {...props} />
        </Suspense>
      ) : (
        reserved
      )}
    </div>
  );
}
