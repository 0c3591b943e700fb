import { plural, t } from '@lingui/core/macro';
import type { Formats } from '@passerelle/shared/i18n';

import type { Panel } from '../dashboards/dashboard';
import type { PanelData, Series } from '../queries/panel-data';
import { bucketName } from './bucket-names';
import { differenceBetween } from './difference';
import { figureText } from './figure-text';
import { metricsOf } from '../dashboards/panel-targets';
import { afterEachOther, phrase, sentenceOf } from './phrase';
import { seriesName } from './series-labels';
import { shownSeries, valueOf } from './shown-series';

const metricOfSeries = ({ targets }: Panel, { target }: Series) => metricsOf(targets[target]?.expr ?? '')[0];

/** Seats of a period: at any time, at once, and at its end. */
function seats(panel: Panel, shown: readonly Series[]): string | undefined {
  const held = (metric: string): number | null => valueOf(shown.find((one) => metricOfSeries(panel, one) === metric));
  const [count, most, last] = [
    held('user_licenses_count_on_period'),
    held('user_licenses_count_max'),
    held('user_licenses_count_last'),
  ];
  if (typeof count !== 'number' || typeof most !== 'number' || typeof last !== 'number') return undefined;
  const used = plural(count, { one: '# place a servi', other: '# places ont servi' });
  return t`${used}, ${most} au plus en même temps et ${last} à la fin.`;
}

interface Named {
  name: string;
  value: number;
}

/** « De 10 % (Hommes) à 30 % (Femmes) : 20 points d’écart. » */
function spread(panel: Panel, named: readonly [Named, ...Named[]], formats: Formats): string {
  const text = (value: number): string => figureText(value, panel.fieldConfig.unit, formats);
  const [first, ...others] = named;
  const least = others.reduce((found, one) => (one.value < found.value ? one : found), first);
  const greatest = others.reduce((found, one) => (one.value > found.value ? one : found), first);
  const [low, high] = [text(least.value), text(greatest.value)];
  const [lowest, highest] = [least.name, greatest.name];
  const { name } = first;
  if (others.length === 0) return t`${name} : ${low}.`;
  const { difference, amount } = differenceBetween(panel, greatest.value, least.value, formats);
  if (difference === 0) return t`Autant pour chaque part : ${low}.`;
  return t`De ${low} (${lowest}) à ${high} (${highest}) : ${amount} d’écart.`;
}

/** Sentence for figures that cannot be summed: one phrase per kind, or the range of a single kind. */
export function severalFigures(panel: Panel, data: PanelData, formats: Formats): string {
  const shown = shownSeries(panel, data.series);
  if (panel.fieldConfig.unit === 'level') {
    const levels = shown.map((one) => {
      const name = seriesName(panel, one);
      const level = figureText(valueOf(one), 'level', formats);
      return t`${name} : ${level}`;
    });
    return sentenceOf(formats.list(levels));
  }
  const known = shown.flatMap((one) => {
    const value = valueOf(one);
    return typeof value === 'number' ? [{ one, value, name: seriesName(panel, one) }] : [];
  });
  const [first, ...others] = known;
  if (!first) return '';
  if (new Set(shown.map(({ target }) => target)).size === 1) return spread(panel, [first, ...others], formats);
  const phrases = known.map(({ one, value }) => phrase(panel, value, formats, metricOfSeries(panel, one)));
  return seats(panel, shown) ?? sentenceOf(formats.list(phrases));
}

/** More buckets than these are not named: the highest is then no event. */
const MOST_NAMED = 2;

/** Second fact of a graph after its first sum: its highest bucket, or the sums of its other lines. */
export function besides(panel: Panel, data: PanelData, formats: Formats): string {
  const shown = shownSeries(panel, data.series);
  const [only, ...others] = shown;
  if (!only) return '';
  if (others.length > 0) {
    const further = others.filter(({ target }) => target !== only.target);
    return further
      .map((one) => {
        const sum = one.points.reduce((all, { value }) => all + (value ?? 0), 0);
        return sentenceOf(phrase(panel, sum, formats, metricOfSeries(panel, one)));
      })
      .reduce(afterEachOther, '');
  }
  const known = only.points.flatMap(({ value, ...bucket }) => (value === null ? [] : [{ value, bucket }]));
  const most = Math.max(...known.map(({ value }) => value));
  const highest = known.filter(({ value }) => value === most);
  if (known.length < 2 || highest.length > MOST_NAMED || highest.length === known.length) return '';
  const when = formats.list(highest.map(({ bucket }) => bucketName(bucket, data.zone, formats)));
  const figure = figureText(most, panel.fieldConfig.unit, formats);
  return t`Au plus haut : ${when} (${figure}).`;
}
