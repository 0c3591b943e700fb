import { metricNames, type MetricName } from '@passerelle/shared/contract';

import type { Panel } from '../dashboards/dashboard';

/** Those that an expression names, each once, in its order. */
export const metricsOf = (expr: string): MetricName[] => {
  const words = new Set(expr.match(/[a-z]+(?:_[a-z]+)+/g));
  return [...words].flatMap((word) => metricNames.find((metric) => metric === word) ?? []);
};

type Targets = Pick<Panel, 'targets' | 'outOf'>;

/** The metrics that a panel shows, each once, in the order of its targets; those that only divide are left out. */
export const shownMetrics = ({ targets, outOf }: Targets): readonly MetricName[] => [
  ...new Set(targets.flatMap(({ hide, expr }, place) => (hide || place === outOf ? [] : metricsOf(expr)))),
];

/** What a panel is about: the first metric of what it shows. */
export const metricOf = (panel: Targets): MetricName | undefined => shownMetrics(panel)[0];
