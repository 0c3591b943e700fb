import { mondayOf, plusDays, plusMonths, type Day } from '../../days/day';

/** Where a key leads in a grid of days, as the ARIA grid of dates has it; null: nowhere. */
export function dayAfterKey(key: string, day: Day, isRtl = false): Day | null {
  const forward = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return plusDays(day, forward);
    case 'ArrowLeft':
      return plusDays(day, -forward);
    case 'ArrowDown':
      return plusDays(day, 7);
    case 'ArrowUp':
      return plusDays(day, -7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return plusDays(mondayOf(day), 6);
    case 'PageDown':
      return plusMonths(day, 1);
    case 'PageUp':
      return plusMonths(day, -1);
    default:
      return null;
  }
}
