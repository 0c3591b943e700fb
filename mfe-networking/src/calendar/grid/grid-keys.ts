import type { KeyboardEvent } from 'react';

/** Whether a key or a press was meant for the cell, and not for what stands in it. */
export const isOnCell = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.closest('a, button') === null;

interface Keys {
  /** Back from what stands in a cell to the cell. */
  leave: () => void;
  /** Enter, or the space bar, on the cell. */
  press: () => void;
  /** Any other key; whether it meant something. */
  go: (key: string) => boolean;
}

/** What the keys do in a grid. */
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
