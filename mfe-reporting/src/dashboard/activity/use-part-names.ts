import { useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';

import type { ReportingRange, Span } from '../reporting-range';

interface PartNames {
  /** « ven. 13 », or « 16 – 22 nov. » */
  full: (part: Span) => string;
  /** Under an axis: on a phone, a day is its number. */
  short: (part: Span, wide: boolean) => string;
}

/** What the days or the weeks of a range are called. */
export function usePartNames(unit: ReportingRange['unit']): PartNames {
  const { t } = useLingui();
  const { weekday, dayOfMonth, date, range } = useFormats();
  if (unit === 'week') {
    return {
      full: ({ from, until }) => range(from, until - 1, 'utc', 'short'),
      short: ({ from }) => date(from, 'utc', 'short'),
    };
  }
  const full = ({ from }: Span): string => {
    const name = weekday(from, 'short');
    const day = dayOfMonth(from);
    return t`${name} ${day}`;
  };
  return { full, short: (part, wide) => (wide ? full(part) : dayOfMonth(part.from)) };
}
