import { distributions } from '@passerelle/shared/contract';

import type { Panel } from '../dashboards/dashboard';
import { metricsOf } from '../panels/panel-metrics';
import { shownSeries, valueOf } from '../panels/shown-series';
import type { PanelState, Series } from '../queries/panel-data';

export interface PanelOnScreen {
  panel: Panel;
  state: PanelState;
}

/** How many people stand behind what is shown, in all and of each gender or status. */
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
    // Nobody of that kind is an answer too.
    const asks = panel.targets.some(({ expr }) => metricsOf(expr).join() === metric);
    if (data && asks) return [];
  }
  return undefined;
}

/** Undefined where the answers that tell are not there. */
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
