import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

import { toggled, type Selection } from './column';

/** Of the bar above rows that are selected: one line, so that the head of the table stays right beneath it. */
export const BAR_HEIGHT = 58;

/** Start of a range, the rows selected before it, and whether the range is selected or deselected. */
interface Anchor {
  id: string;
  besides: ReadonlySet<string>;
  on: boolean;
}

export interface RowSelection {
  /** One row; with the shift key, all from the last one to it. */
  toggle: (id: string, on: boolean, isRange: boolean) => void;
  toggleCurrent: (id: string, isRange: boolean) => void;
  /** Row by row with the shift key: from the first row to the one that was reached. */
  sweep: (from: string, to: string) => void;
  endSweep: () => void;
  selectAll: () => void;
}

/** Selection of rows. It stays the same object, so that a row is drawn again only when it is itself selected. */
export function useRowSelection(ids: readonly string[], selection: Selection | undefined): RowSelection {
  const latest = useRef({ ids, selection });
  useLayoutEffect(() => {
    latest.current = { ids, selection };
  });
  const anchor = useRef<Anchor | null>(null);
  const isSweeping = useRef(false);

  const select = useCallback((some: readonly string[], on: boolean, besides?: ReadonlySet<string>): Set<string> => {
    const now = latest.current.selection;
    const next = toggled(besides ?? now?.selected ?? new Set(), some, on);
    now?.onChange(next);
    return next;
  }, []);
  const extend = useCallback(
    (id: string): boolean => {
      const { ids: all, selection: now } = latest.current;
      const { current: from } = anchor;
      const [start, end] = [all.indexOf(from?.id ?? ''), all.indexOf(id)];
      if (!from || start < 0 || now?.selected.size === 0) return false;
      select(all.slice(Math.min(start, end), Math.max(start, end) + 1), from.on, from.besides);
      return true;
    },
    [select],
  );
  const toggle = useCallback(
    (id: string, on: boolean, isRange: boolean): void => {
      if (isRange && extend(id)) return;
      anchor.current = { id, on, besides: select([id], on) };
    },
    [extend, select],
  );
  const toggleCurrent = useCallback(
    (id: string, isRange: boolean): void => {
      toggle(id, isRange || latest.current.selection?.selected.has(id) !== true, isRange);
    },
    [toggle],
  );
  const sweep = useCallback(
    (from: string, to: string): void => {
      if (!isSweeping.current) toggle(from, true, false);
      isSweeping.current = true;
      // The effect of the first row is not drawn yet.
      const { ids: all } = latest.current;
      const begun = anchor.current;
      if (!begun) return;
      const [start, end] = [all.indexOf(begun.id), all.indexOf(to)];
      select(all.slice(Math.min(start, end), Math.max(start, end) + 1), true, begun.besides);
    },
    [select, toggle],
  );
  const endSweep = useCallback((): void => {
    isSweeping.current = false;
  }, []);
  const selectAll = useCallback((): void => void select(latest.current.ids, true), [select]);

  return useMemo(
    () => ({ toggle, toggleCurrent, sweep, endSweep, selectAll }),
    [toggle, toggleCurrent, sweep, endSweep, selectAll],
  );
}
