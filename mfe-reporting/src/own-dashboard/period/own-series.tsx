import { Calls } from '@passerelle/shared/client';
import type { LoadedState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { CALL, type MetricSeries, seriesOf, type OwnMetric, ownMetrics, questionsOf } from './own-metrics';
import type { ReportingRange } from './reporting-range';

export type SeriesByMetric = Readonly<Record<OwnMetric, LoadedState<MetricSeries>>>;

interface Props {
  personId: string;
  range: ReportingRange;
  children: (series: SeriesByMetric) => ReactNode;
}

/** Every figure of the range, asked for at once: the words, the cards and the chart are made of the same answers. */
export const OwnSeries = ({ personId, range, children }: Props): ReactNode => (
  <Calls name={CALL} of={ownMetrics.flatMap((metric) => questionsOf(metric, personId, range))}>
    {(stateOf) =>
      children(
        Object.fromEntries(
          ownMetrics.map((metric) => [metric, seriesOf(metric, personId, range, stateOf)]),
        ) as unknown as SeriesByMetric,
      )
    }
  </Calls>
);
