import { plural, t } from '@lingui/core/macro';
import type { Formats } from '@passerelle/shared/i18n';

import type { Panel } from '../dashboards/dashboard';
import type { PanelData, Series } from '../queries/panel-data';
import { metricOf } from '../dashboards/panel-targets';
import { hasFigures, outOfSeries, shownSeries, valueOf } from './shown-series';
import { differenceBetween } from './difference';
import { afterEachOther, isOfOnePerson, phrase, sentenceOf } from './phrase';
import { besides, severalFigures } from './several-figures';

/** Adds up what can be added up: null where nothing is known. */
function sumOf(series: readonly Series[]): number | null {
  const values = series.flatMap(({ points }) => points.map(({ value }) => value)).filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

export interface Reading {
  sentence: string;
  /** « 12 de plus que la semaine d’avant » */
  against?: string;
  /** Against the period before; undefined where there is none. */
  change: 'more' | 'less' | 'same' | undefined;
}

interface One {
  value: number;
  before: number | null;
}

/** Single figure of a panel, with the one of the previous period; null if the panel has no single figure. */
export function oneFigure(panel: Panel, { series, before }: PanelData): One | null {
  const shown = shownSeries(panel, series);
  const earlier = shownSeries(panel, before?.series ?? []);
  const targets = new Set(shown.map(({ target }) => target));
  // The most seats of women and the most of men need not have been held at the same time.
  const isPeak = metricOf(panel) === 'user_licenses_count_max';
  if (panel.reading === 'total' || (panel.reading === 'state' && targets.size === 1 && !isPeak)) {
    const first = shown[0]?.target;
    const value = sumOf(shown.filter(({ target }) => target === first));
    return value === null ? null : { value, before: sumOf(earlier.filter(({ target }) => target === first)) };
  }
  const value = valueOf(shown[0]);
  if (shown.length !== 1 || value === null) return null;
  return { value, before: valueOf(earlier[0]) };
}

/** One sentence made from the data. */
export function readingOf(panel: Panel, data: PanelData, formats: Formats): Reading {
  if (!hasFigures(panel, data)) return { sentence: t`Aucune donnée sur cette période.`, change: undefined };
  const one = oneFigure(panel, data);
  if (one === null) return { sentence: severalFigures(panel, data, formats), change: undefined };
  const fact = phrase(panel, one.value, formats);
  const more = panel.type === 'graph' ? besides(panel, data, formats) : '';
  if (one.before === null || data.before === null || isOfOnePerson(panel))
    return { sentence: afterEachOther(sentenceOf(fact), more), change: undefined };
  const { range, comparison } = data.before;
  const against = comparison.describe(panel, one.value, one.before, range, formats);
  // Compares the rounded values: a difference that rounds to zero is no change.
  const { difference } = differenceBetween(panel, one.value, one.before, formats);
  const change = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less';
  return { sentence: afterEachOther(t`${fact}, ${against}.`, more), against, change };
}

/** Denominator of a rate: « Sur 342 personnes »; for a share: « 210 sur 342 personnes ». */
export function denominatorText(panel: Panel, { series }: PanelData, { number }: Formats): string | null {
  const [shown, ...others] = shownSeries(panel, series);
  // With several series, the table has the denominator of each.
  if (others.length > 0) return null;
  const [value, outOf] = [valueOf(shown), valueOf(shown && outOfSeries(panel, series, shown))];
  if (typeof value !== 'number' || typeof outOf !== 'number') return null;
  if (panel.outOfUnit === 'connections') return t`Sur ${plural(outOf, { one: '# connexion', other: '# connexions' })}`;
  if (panel.reading !== 'share') return t`Sur ${plural(outOf, { one: '# personne', other: '# personnes' })}`;
  const part = number(Math.round(value * outOf));
  return t`${part} sur ${plural(outOf, { one: '# personne', other: '# personnes' })}`;
}
