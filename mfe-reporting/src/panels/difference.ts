import { plural } from '@lingui/core/macro';
import type { Formats } from '@passerelle/shared/i18n';

import type { Panel } from '../dashboards/dashboard';
import { duration } from './figure-text';

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Difference of two figures as displayed; a difference too small to display is zero. */
export function differenceBetween(
  { fieldConfig: { unit } }: Panel,
  value: number,
  other: number,
  formats: Formats,
): { difference: number; amount: string } {
  const isShare = unit === 'percentunit' || unit === 'percent';
  const scale = unit === 'percentunit' ? 100 : 1;
  const step = unit === 's' ? (Math.max(value, other) < 60 ? 1 : 60) : isShare ? 1 / scale : 0.1;
  const difference = Math.round(value / step) * step - Math.round(other / step) * step;
  const size = Math.abs(difference);
  const points = rounded(size * scale);
  const amount = isShare
    ? plural(points, { one: '# point', other: '# points' })
    : unit === 's'
      ? duration(size, formats)
      : formats.number(rounded(size));
  return { difference: size < step / 2 ? 0 : difference, amount };
}
