import { t } from '@lingui/core/macro';
import { type Formats, useFormats } from '@passerelle/shared/i18n';

import type { Figure } from './panel-figures';

const MINUTE = 60;

/** « 45 s », « 24 min », « 2 h 05 » */
export function duration(seconds: number, { number }: Formats): string {
  const whole = number(Math.round(seconds));
  if (Math.round(seconds) < MINUTE) return t`${whole} s`;
  const minutes = Math.round(seconds / MINUTE);
  const inAll = number(minutes);
  if (minutes < MINUTE) return t`${inAll} min`;
  const hours = number(Math.floor(minutes / MINUTE));
  const rest = String(minutes % MINUTE).padStart(2, '0');
  return t`${hours} h ${rest}`;
}

/** A figure in its unit: the names are those of Grafana. */
export function figureText(figure: Figure, unit: string, formats: Formats): string {
  if (figure === undefined) return t`aucune donnée`;
  if (figure === 'masked') return t`masqué`;
  if (figure === null || !Number.isFinite(figure)) return '–';
  if (unit === 'percentunit') return formats.percent(figure);
  if (unit === 'percent') return formats.percent(figure / 100);
  return unit === 's' ? duration(figure, formats) : formats.number(figure);
}

export type FigureText = (figure: Figure) => string;

/** As charts, tables and sentences write the figures of a panel. */
export function useFigureText(unit: string): FigureText {
  const formats = useFormats();
  return (figure) => figureText(figure, unit, formats);
}
