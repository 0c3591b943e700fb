import type { MetricName } from '@passerelle/shared/contract';
import { jobLevels } from '@passerelle/shared/contract/enums/jobs';
import { metricMeasures, metricNames } from '@passerelle/shared/contract/enums/metrics';
import { badgeLevels, badgeTypes } from '@passerelle/shared/contract/enums/tasks';
import { genders } from '@passerelle/shared/contract/enums/users';

import type { Panel } from './dashboard';

/** Values of each label by which figures are split; a person may have none. */
export const labelValues = { gender: genders, jobLevel: jobLevels, badge: badgeTypes, level: badgeLevels } as const;
export type PanelLabel = keyof typeof labelValues;
export const isPanelLabel = (name: string): name is PanelLabel => name in labelValues;

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

/** Main metric of a panel: the first one that it shows. */
export const metricOf = (panel: Targets): MetricName | undefined => shownMetrics(panel)[0];

/** True if missing values of a target are 0: for a denominator, or a target with only count metrics. */
export const isCount = ({ targets, outOf }: Targets, place: number): boolean => {
  const metrics = metricsOf(targets[place]?.expr ?? '');
  return place === outOf || (metrics.length > 0 && metrics.every((metric) => metricMeasures[metric] === 'count'));
};

/** Returns the label names of a legend format, such as `gender` and `badge` of `{{gender}} {{badge}}`. */
export const legendLabels = (legendFormat: string): string[] =>
  Array.from(legendFormat.matchAll(/\{\{\s*(\w+)\s*\}\}/g), ([, label = '']) => label);

/** Labels of every part of a panel: each value with each; one part without labels where nothing is split. */
export function partsOfSplit({ targets, outOf }: Targets): Record<string, string>[] {
  const shown = targets.find(({ hide }, place) => !hide && place !== outOf);
  const labels = legendLabels(shown?.legendFormat ?? '').filter(isPanelLabel);
  return labels.reduce<Record<string, string>[]>(
    (parts, label) => parts.flatMap((part) => labelValues[label].map((value) => ({ ...part, [label]: value }))),
    [{}],
  );
}
