import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

import type { RowSelection } from './row-selection';

const PAGE = 10;
const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: -Infinity,
  End: Infinity,
};

const rowOf = (target: EventTarget): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tbody > tr') : null;
/** Links, buttons and fields of a row have keys and presses of their own. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea, label, [role="menu"]') !== null;
const isRowCheckbox = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type === 'checkbox';

interface RowKeys {
  /** The one that the tab key comes to. */
  currentId: string | undefined;
  /** For the body of the table. */
  handlers: {
    onFocus: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => void;
    onMouseDown: (event: MouseEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/**
 * Rows by keyboard as in a spreadsheet: one of them is reached by the tab key, arrows lead to the others, space selects,
 * with the shift key a range, and Enter follows the row's first link.
 */
export function useRowKeys(ids: readonly string[], selection: RowSelection | undefined): RowKeys {
  const [focused, setFocused] = useState<string | null>(null);
  const idAt = (row: HTMLTableRowElement | null): string | undefined => (row ? ids[row.sectionRowIndex] : undefined);

  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>): void => {
    const { key, target, shiftKey, altKey, currentTarget: body } = event;
    const row = rowOf(target);
    const id = idAt(row);
    const isOnRow = target === row;
    if (!row || id === undefined || altKey || (!isOnRow && !isRowCheckbox(target))) return;
    const withCommand = event.ctrlKey || event.metaKey;
    const step = steps[key];
    if (step !== undefined && (!withCommand || Math.abs(step) === Infinity)) {
      event.preventDefault();
      const next = Math.min(ids.length - 1, Math.max(0, row.sectionRowIndex + step));
      body.rows[next]?.focus();
      if (shiftKey && selection) selection.sweep(id, ids[next] ?? id);
      return;
    }
    if (key !== 'Shift') selection?.endSweep();
    if (withCommand && key.toLowerCase() === 'a' && selection) {
      event.preventDefault();
      selection.selectAll();
    } else if (key === ' ' && isOnRow && !withCommand) {
      event.preventDefault();
      selection?.toggleCurrent(id, shiftKey);
    } else if (key === 'Enter' && isOnRow) {
      row.querySelector<HTMLAnchorElement>('a[href]')?.click();
    }
  };

  return {
    currentId: focused !== null && ids.includes(focused) ? focused : ids[0],
    handlers: {
      onFocus: ({ target }) => setFocused(idAt(rowOf(target)) ?? null),
      onKeyDown,
      // A range of rows is no range of text.
      onMouseDown: (event) => {
        if (!event.shiftKey || !selection || isControl(event.target)) return;
        event.preventDefault();
        rowOf(event.target)?.focus();
      },
      onClick: ({ shiftKey, target }) => {
        const id = idAt(rowOf(target));
        if (!shiftKey || !selection || id === undefined || isControl(target)) return;
        selection.toggleCurrent(id, true);
      },
    },
  };
}
