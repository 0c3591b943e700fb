import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { DAY_MS } from '@passerelle/shared/contract';
import { type Formats, localisedText } from '@passerelle/shared/i18n';

import type { Panel } from '../dashboards/dashboard';
import type { BeforeRange, PanelData, Series } from '../queries/panel-data';
import type { MaskedFigures } from '../export/masked-figures';
import { differenceBetween } from './difference';
import { metricOf } from './panel-metrics';
import { outOfSeries, shownSeries, valueOf } from './panel-figures';
import { isOfOnePerson, phrase } from './phrase';
import { seriesName } from './series-words';
import { besides, severalFigures } from './several-figures';

/** Adds up what can be added up: null where nothing is known. */
function sumOf(series: readonly Series[]): number | null {
  const values = series.flatMap(({ points }) => points.map(({ value }) => value)).filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

/** Those that have begun, and an hour more or less where clocks changed. */
const daysOf = ({ from, until, isUnfinished }: BeforeRange): number => {
  const days = (until - from) / DAY_MS;
  return Math.max(1, isUnfinished ? Math.ceil(days - 1 / 12) : Math.round(days));
};

/** Of what adds up over a period: « que la semaine d’avant » */
function periodBefore(range: BeforeRange): string {
  if (range.kind === 'month') return t`le mois d’avant`;
  if (range.kind === 'quarter') return t`le trimestre d’avant`;
  if (range.kind === 'year') return t`l’année d’avant`;
  const days = daysOf(range);
  return days === 7 ? t`la semaine d’avant` : plural(days, { one: 'la veille', other: 'les # jours d’avant' });
}

/** Of what is so at a moment: « que 7 jours plus tôt » */
function momentBefore(range: BeforeRange): string {
  if (range.kind === 'month') return t`un mois plus tôt`;
  if (range.kind === 'quarter') return t`trois mois plus tôt`;
  if (range.kind === 'year') return t`un an plus tôt`;
  const days = daysOf(range);
  return days === 7 ? t`une semaine plus tôt` : plural(days, { one: 'un jour plus tôt', other: '# jours plus tôt' });
}

function timeBefore({ reading }: Panel, range: BeforeRange): string {
  if (reading === 'state') return momentBefore(range);
  const period = periodBefore(range);
  return range.isUnfinished ? t`${period} à la même heure` : period;
}

/** « 12 de plus que la semaine d’avant » */
function comparison(panel: Panel, value: number, before: number, range: BeforeRange, formats: Formats): string {
  const period = timeBefore(panel, range);
  const { difference, amount } = differenceBetween(panel, value, before, formats);
  if (difference === 0) return t`autant que ${period}`;
  return difference > 0 ? t`${amount} de plus que ${period}` : t`${amount} de moins que ${period}`;
}

export interface Reading {
  sentence: string;
  /** Against the period before; undefined where there is none. */
  change: 'more' | 'less' | 'same' | undefined;
}

interface One {
  value: number;
  before: number | null;
}

/** The one figure that a panel comes to, with that of before; null where it comes to none. */
function oneFigure(panel: Panel, { series, before }: PanelData): One | null {
  const shown = shownSeries(panel, series);
  const earlier = shownSeries(panel, before ?? []);
  const targets = new Set(shown.map(({ target }) => target));
  // The most seats of women and the most of men need not have been held at the same time.
  const isPeak = metricOf(panel) === 'user_licenses_count_max';
  if (panel.reading === 'total' || (panel.reading === 'state' && targets.size === 1 && !isPeak)) {
    const first = shown[0]?.target;
    const value = sumOf(shown.filter(({ target }) => target === first));
    return value === null ? null : { value, before: sumOf(earlier.filter(({ target }) => target === first)) };
  }
  const value = valueOf(shown[0]);
  if (shown.length !== 1 || value === undefined || value === null) return null;
  return { value, before: valueOf(earlier[0]) ?? null };
}

/** The sentence of what is passed on: nothing of what is left out, and no comparison by which it could be worked out. */
export function maskedReading(panel: Panel, data: PanelData, masked: MaskedFigures, formats: Formats): Reading {
  const one = masked.total ? null : oneFigure(panel, data);
  const only = masked.figures.rows.length === 1 ? masked.figures.rows[0]?.figures : undefined;
  const isOnlyMasked = only?.length === 1 && only[0] === 'masked';
  if (one && !isOnlyMasked) return { sentence: `${phrase(panel, one.value, formats)}.`, change: undefined };
  const isMasked = masked.total || masked.figures.rows.some(({ figures }) => figures.includes('masked'));
  if (isMasked) return { sentence: t`Une partie de ces chiffres porte sur trop peu de personnes.`, change: undefined };
  return { ...readingOf(panel, { ...data, before: null }, formats), change: undefined };
}

/** One sentence made from the data. */
export function readingOf(panel: Panel, data: PanelData, formats: Formats): Reading {
  const known = shownSeries(panel, data.series).filter(({ points }) => points.length > 0);
  if (known.length === 0) return { sentence: t`Aucune donnée sur cette période.`, change: undefined };
  const one = oneFigure(panel, data);
  if (one === null) {
    const sentence =
      known.length === 1 ? t`Ne peut pas être calculé sur cette période.` : severalFigures(panel, data, formats);
    return { sentence, change: undefined };
  }
  const fact = phrase(panel, one.value, formats);
  const more = panel.type === 'graph' ? besides(panel, data, formats) : '';
  if (one.before === null || data.beforeRange === null || isOfOnePerson(panel))
    return { sentence: `${fact}.${more}`, change: undefined };
  const against = comparison(panel, one.value, one.before, data.beforeRange, formats);
  const difference = one.value - one.before;
  const change = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less';
  return { sentence: `${fact}, ${against}.${more}`, change };
}

/** « personnes » or « personne », as the language counts. */
function denominatorName(panel: Panel, denominator: Series, count: number): string {
  const isOne = new Intl.PluralRules(i18n.locale).select(count) === 'one';
  return isOne && panel.outOfOne ? localisedText(panel.outOfOne) : seriesName(panel, denominator);
}

/** « 268 sur 342 personnes », « sur 342 personnes »: what a rate is of. */
export function denominatorOf(
  panel: Panel,
  { series }: PanelData,
): { value: number; outOf: number; legend: string } | null {
  const [shown, ...others] = shownSeries(panel, series);
  // Where there are several, each has its own in the table.
  if (others.length > 0) return null;
  const out = shown && outOfSeries(panel, series, shown);
  const [value, outOf] = [valueOf(shown), valueOf(out)];
  if (out === undefined || typeof value !== 'number' || typeof outOf !== 'number') return null;
  return { value, outOf, legend: denominatorName(panel, out, outOf) };
}
