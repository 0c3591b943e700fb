import { jobLevels } from '@passerelle/shared/contract/enums/jobs';
import { badgeLevels, badgeTypes } from '@passerelle/shared/contract/enums/tasks';

import type { Panel } from '../dashboards/dashboard';
import type { PanelData, Series } from '../queries/panel-data';

/** Display order of the values; missing values come last. */
const order = ['woman', 'man', ...jobLevels, 'cv', 'linkedin', ...badgeTypes, ...badgeLevels] as readonly string[];
export const rank = (value: string | undefined): number => {
  const place = order.indexOf(value ?? '');
  return place === -1 ? order.length + (value ? 0 : 1) : place;
};

/** Alike for those with the same labels. */
export const keyOf = ({ labels }: Series): string =>
  JSON.stringify(
    Object.keys(labels)
      .toSorted()
      .map((name) => [name, labels[name]]),
  );

const inOrder = (series: readonly Series[]): Series[] =>
  series.toSorted((one, other) => {
    if (one.target !== other.target) return one.target - other.target;
    const names = new Set([...Object.keys(one.labels), ...Object.keys(other.labels)]);
    for (const name of names) {
      const difference = rank(one.labels[name]) - rank(other.labels[name]);
      if (difference !== 0) return difference;
    }
    return 0;
  });

/** Those that are drawn. A denominator is not. */
export const shownSeries = (panel: Panel, series: readonly Series[]): Series[] =>
  inOrder(series.filter(({ target }) => !panel.targets[target]?.hide && target !== panel.outOf));

/** The only value of a series over the whole range; null where nothing could be measured. */
export const valueOf = (series: Series | undefined): number | null => series?.points[0]?.value ?? null;

/** Series with the same labels from the denominator target of the panel. */
export const outOfSeries = ({ outOf }: Panel, all: readonly Series[], of: Series): Series | undefined =>
  outOf === undefined ? undefined : all.find((one) => one.target === outOf && keyOf(one) === keyOf(of));

/** True if there is a value to draw, including a zero or a badge not started yet. */
export const hasFigures = (panel: Panel, { series }: PanelData): boolean =>
  panel.fieldConfig.unit === 'level' ||
  shownSeries(panel, series).some(({ points }) => points.some(({ value }) => value !== null));
