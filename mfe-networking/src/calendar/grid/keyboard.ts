import type { KeyboardEvent } from 'react';

import { mondayOf, plusDays, plusMonths } from '../../days/calendar-days';
import type { Day } from '../../days/day';

/** True if the event target is the cell itself, not a link or button inside it. */
export const isOnCell = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.closest('a, button') === null;

interface Keys {
  /** Moves the focus from a link in a cell back to the cell. */
  leave: () => void;
  /** Enter, or the space bar, on the cell. */
  press: () => void;
  /** Handles any other key; returns whether it moved the focus. */
  go: (key: string) => boolean;
}

/** The keyboard handler of a grid. */
export const gridKeys =
  ({ leave, press, go }: Keys) =>
  (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (!isOnCell(target)) {
      if (key === 'Escape') leave();
      return;
    }
    const isPress = key === 'Enter' || key === ' ';
    if (isPress) press();
    if (isPress || go(key)) event.preventDefault();
  };

/** The day that a key leads to, by the ARIA pattern of date grids; null for any other key. */
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

/** An hour of a day, which is a cell of the week. */
export interface Hour {
  day: Day;
  hour: number;
}

/** The hour that a key leads to: arrows go through the hours of a day and the days of a week, page keys through weeks. */
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
