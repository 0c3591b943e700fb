import { badgeLevels, badgeTypes, genders, jobLevels, type MetricName } from '@passerelle/shared/contract';

import type { Panel } from '../dashboards/dashboard';
import type { FigureRow } from '../panels/panel-figures';
import { metricsOf } from '../panels/panel-metrics';
import type { Series } from '../queries/panel-data';

const known = { gender: genders, jobLevel: jobLevels, badge: badgeTypes, level: badgeLevels } as const;
type Label = keyof typeof known;
export type PartLabels = { [L in Label]?: (typeof known)[L][number] };

/** By what people are asked for: those of a figure, or of one part of it. */
export interface Asked {
  metric: MetricName;
  labels: PartLabels;
}

const isLabel = (name: string): name is Label => name in known;

/** Undefined where people cannot be asked for by them: those without a gender or a status are in no list. */
function labelsOf(labels: Series['labels']): PartLabels | undefined {
  const entries = Object.entries(labels);
  const canAsk = entries.every(([name, value]) => isLabel(name) && (known[name] as readonly string[]).includes(value));
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
