import { distributions } from '@passerelle/shared/contract/enums/metrics';

import type { Panel } from '../dashboards/dashboard';
import { metricsOf } from '../dashboards/panel-targets';
import { shownSeries, valueOf } from '../panels/shown-series';
import type { PanelState, Series } from '../queries/panel-data';

export interface PanelOnScreen {
  panel: Panel;
  state: PanelState;
}

/** Number of people behind the shown figures, in all and by gender or status. */
export interface People {
  total: number;
  of: (labels: Series['labels']) => number;
}

const metrics = ['active_users_count', 'inactive_users_count'] as const;

/** Of one panel alone for each of the two: several may show them. */
function seriesOf(panels: readonly PanelOnScreen[], metric: (typeof metrics)[number]): readonly Series[] | undefined {
  for (const { panel, state } of panels) {
    const { data } = state;
    const series =
      data &&
      shownSeries(panel, data.series).filter(({ target }) => {
        const named = metricsOf(panel.targets[target]?.expr ?? '');
        return named.length === 1 && named[0] === metric;
      });
    if (series && series.length > 0) return series;
    // An empty list is a valid result.
    const asks = panel.targets.some(({ expr }) => metricsOf(expr).join() === metric);
    if (data && asks) return [];
  }
  return undefined;
}

/** Undefined until the panels that count people have answered. */
export function peopleOn(panels: readonly PanelOnScreen[]): People | undefined {
  const known = metrics.map((metric) => seriesOf(panels, metric));
  if (known.some((series) => series === undefined)) return undefined;
  const all = known.flatMap((series) => series ?? []);
  const sum = (series: readonly Series[]): number =>
    series.reduce((people, one) => people + (Number(valueOf(one)) || 0), 0);
  return {
    total: sum(all),
    of: (labels) => {
      const split = distributions.find((name) => name in labels);
      return sum(split ? all.filter((one) => (one.labels[split] ?? '') === (labels[split] ?? '')) : all);
    },
  };
}
