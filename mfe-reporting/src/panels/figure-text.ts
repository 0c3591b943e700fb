import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { badgeLevels } from '@passerelle/shared/contract/enums/tasks';
import { type Formats, useFormats } from '@passerelle/shared/i18n';
import { badgeLevelLabels } from '@passerelle/shared/ui/labels';

import type { Figure } from './panel-figures';

const MINUTE = 60;
/** Nothing could be measured. */
export const NO_FIGURE = '–';

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

/** A figure in its unit, whose names are those of Grafana, and `level` of a badge; a dash where nothing could be measured. */
export function figureText(figure: Figure | undefined, unit: string, formats: Formats): string {
  if (unit === 'level') return i18n._(badgeLevelLabels[badgeLevels[Number(figure ?? 0) - 1] ?? 'none']);
  if (figure === 'masked') return t`masqué`;
  if (typeof figure !== 'number' || !Number.isFinite(figure)) return NO_FIGURE;
  if (unit === 'percentunit') return formats.percent(figure);
  if (unit === 'percent') return formats.percent(figure / 100);
  return unit === 's' ? duration(figure, formats) : formats.number(figure);
}

export type FigureText = (figure: Figure | undefined) => string;

/** As charts, tables and sentences write the figures of a panel. */
export function useFigureText(unit: string): FigureText {
  const formats = useFormats();
  return (figure) => figureText(figure, unit, formats);
}
