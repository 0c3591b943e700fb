import type { MetricName } from '@passerelle/shared/contract';

import type { Panel } from '../dashboards/dashboard';
import type { Series } from '../queries/panel-data';
import type { FigureRow } from './panel-figures';
import { isPanelLabel, labelValues, metricsOf, type PanelLabel } from '../dashboards/panel-targets';

export type PartLabels = { [L in PanelLabel]?: (typeof labelValues)[L][number] };

/** By what people are asked for: those of a figure, or of one part of it. */
export interface Asked {
  metric: MetricName;
  labels: PartLabels;
}

/** Undefined where people cannot be asked for by them: those without a gender or a status are in no list. */
function labelsOf(labels: Series['labels']): PartLabels | undefined {
  const entries = Object.entries(labels);
  const canAsk = entries.every(
    ([name, value]) => isPanelLabel(name) && (labelValues[name] as readonly string[]).includes(value),
  );
  return canAsk ? Object.fromEntries(entries) : undefined;
}

export const askedBy = (metric: MetricName | undefined, all: Series['labels']): Asked | undefined => {
  const labels = labelsOf(all);
  return metric && labels && { metric, labels };
};

export const metricAt = (panel: Panel, target: number): MetricName | undefined =>
  metricsOf(panel.targets[target]?.expr ?? '')[0];

/** Those of a row of a panel's table. */
export const askedByRow = (panel: Panel, { target, labels }: FigureRow): Asked | undefined =>
  target === undefined ? undefined : askedBy(metricAt(panel, target), labels);
