import { useFormats } from '@passerelle/shared/i18n';

import type { Day } from '../../days/day';
import { named, type View } from '../days/period';

/** « novembre 2026 », « 16 – 22 novembre » */
export function usePeriodName(view: View, date: Day): string {
  const { month, range } = useFormats();
  const { first, last } = named(view, date);
  return view === 'week' ? range(first, last) : month(first);
}
