import type { KeyboardEvent } from 'react';

const ROWS = 'li :is(a, button)';

/** Arrows, Home and End walk the rows, wherever in the panel the focus is; Tab walks them too. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(ROWS));
  const here = rows.findIndex((row) => row === document.activeElement);
  const last = rows.length - 1;
  const goals: Record<string, number> = {
    ArrowDown: Math.min(here + 1, last),
    ArrowUp: here < 0 ? last : Math.max(here - 1, 0),
    Home: 0,
    End: last,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  rows[goal]?.focus();
}
