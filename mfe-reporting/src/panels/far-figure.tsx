import { partWithWords } from '@passerelle/shared/i18n';
import { Skeleton } from '@passerelle/shared/ui';
import { useNear } from '@passerelle/shared/ui/data';
import { lazy, Suspense, type ReactNode } from 'react';

import type { ChartFiguresProps } from './chart-figures';

const loadFigures = partWithWords(
  'chart-figures',
  async () => (await import(/* webpackChunkName: "chart-figures" */ './chart-figures')).ChartFigures,
  {
    fr: () => import(/* webpackChunkName: "chart-figures" */ './chart-figures?words=fr'),
    en: () => import(/* webpackChunkName: "chart-figures" */ './chart-figures?words=en'),
  },
);
const ChartFigures = lazy(async () => ({ default: await loadFigures() }));

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
