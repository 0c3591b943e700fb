import { plusDays, type Day } from '../../days/day';
import { dayAfterKey } from './day-after-key';

/** An hour of a day: a cell of the week. */
export interface Hour {
  day: Day;
  hour: number;
}

/** Where a key leads in a grid of hours: up and down the day, sideways through the week, page by page through weeks. */
export function hourAfterKey(key: string, { day, hour }: Hour, hours: readonly number[], isRtl = false): Hour | null {
  const first = hours[0] ?? hour;
  const last = hours.at(-1) ?? hour;
  switch (key) {
    case 'ArrowDown':
      return { day, hour: Math.min(last, hour + 1) };
    case 'ArrowUp':
      return { day, hour: Math.max(first, hour - 1) };
    case 'PageDown':
      return { day: plusDays(day, 7), hour };
    case 'PageUp':
      return { day: plusDays(day, -7), hour };
    default: {
      const next = dayAfterKey(key, day, isRtl);
      return next === null ? null : { day: next, hour };
    }
  }
}
