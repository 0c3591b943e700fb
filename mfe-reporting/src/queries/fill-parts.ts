import { isCount, partsOfSplit } from '../dashboards/panel-targets';
import type { Point, Series } from './panel-data';
import type { PanelPlan } from './plan';
import type { Request } from './requests';

/**
 * The only place where a missing count becomes 0: PromQL answers a count over no people with no series, and a moment
 * without events with no value. A mean or share of no people stays without a value, as do future buckets.
 */
export function fillParts(
  { panel, asOf }: Pick<PanelPlan, 'panel' | 'asOf'>,
  requests: readonly Request[],
  series: readonly Series[],
): Series[] {
  const parts = partsOfSplit(panel);
  return panel.targets.flatMap((_, target) => {
    const known = series.filter((one) => one.target === target);
    const missing = parts
      .filter((labels) => !known.some((one) => isAlike(one.labels, labels)))
      .map((labels): Series => ({ target, labels, points: [] }));
    const all = [...known, ...missing];
    if (!isCount(panel, target)) return all;
    const passed = requests
      .filter((request) => request.target === target)
      .flatMap(({ buckets }) => buckets)
      .filter(({ from }) => from < asOf);
    return all.map((one) => ({
      ...one,
      points: passed.map(
        ({ drawn }): Point => one.points.find(({ from }) => from === drawn.from) ?? { ...drawn, value: 0 },
      ),
    }));
  });
}

const isAlike = (labels: Series['labels'], part: Series['labels']): boolean =>
  Object.keys({ ...labels, ...part }).every((name) => labels[name] === part[name]);
