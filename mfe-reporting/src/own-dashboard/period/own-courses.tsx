import { Calls } from '@passerelle/shared/client';
import type { LoadedState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { CALL, type MetricSeries, seriesOf, type OwnMetric, ownMetrics, questionsOf } from './own-metrics';
import type { ReportingRange } from './reporting-range';

export type Courses = Readonly<Record<OwnMetric, LoadedState<MetricSeries>>>;

interface Props {
  personId: string;
  range: ReportingRange;
  children: (courses: Courses) => ReactNode;
}

/** Every figure of the range, asked for at once: the words, the cards and the chart are made of the same answers. */
export const OwnCourses = ({ personId, range, children }: Props): ReactNode => (
  <Calls name={CALL} of={ownMetrics.flatMap((metric) => questionsOf(metric, personId, range))}>
    {(stateOf) =>
      children(
        Object.fromEntries(
          ownMetrics.map((metric) => [metric, seriesOf(metric, personId, range, stateOf)]),
        ) as unknown as Courses,
      )
    }
  </Calls>
);
