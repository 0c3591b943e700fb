import { t } from '@lingui/core/macro';
import type { MetricName } from '@passerelle/shared/contract';

import type { Panel } from '../dashboards/dashboard';
import { type Asked, askedBy, metricAt } from '../panels/people-of';
import { shownSeries } from '../panels/shown-series';
import { legendLabels, shownMetrics } from '../dashboards/panel-targets';
import { labelLabel, seriesName } from '../panels/series-labels';
import type { PanelData, Series } from '../queries/panel-data';
import { metricName } from './metric-name';

/** Part of a panel that can be opened: a whole figure, or one part of its split. */
export interface Part extends Asked {
  key: string;
  name: string;
}

export const keyOf = ({ metric, labels: { gender, jobLevel, badge, level } }: Asked): string =>
  [metric, gender, jobLevel, badge, level].join(' ');

function part(metric: MetricName | undefined, labels: Series['labels'], name: string): Part[] {
  const asked = askedBy(metric, labels);
  return asked ? [{ ...asked, key: keyOf(asked), name }] : [];
}

/** The whole first, then the parts in the order of the panel; of a table of two labels its rows and its cells. */
export function partsOf(panel: Panel, data: PanelData | undefined): Part[] {
  const metrics = shownMetrics(panel);
  const wholes = metrics.flatMap((metric) =>
    part(metric, {}, metrics.length > 1 ? metricName(metric) : t`Tout le monde`),
  );
  const cells = shownSeries(panel, data?.series ?? []).flatMap((one): Part[] => {
    const metric = metricAt(panel, one.target);
    const labels = legendLabels(panel.targets[one.target]?.legendFormat ?? '');
    const isCrossed = labels.length > 1;
    const row = isCrossed ? { badge: one.labels['badge'] ?? '' } : undefined;
    const name = isCrossed
      ? labels
          .toSorted()
          .map((label) => labelLabel(label, one.labels[label]))
          .join(' · ')
      : seriesName(panel, one);
    return [...(row ? part(metric, row, labelLabel('badge', row.badge)) : []), ...part(metric, one.labels, name)];
  });
  const all = new Map([...wholes, ...cells].map((one) => [one.key, one]));
  // The only series of a panel is the whole, and keeps its name.
  for (const whole of wholes) all.set(whole.key, whole);
  return [...all.values()];
}
