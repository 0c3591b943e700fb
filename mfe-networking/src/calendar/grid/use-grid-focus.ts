import { useLayoutEffect, useRef, type RefObject } from 'react';

interface GridFocus {
  ref: RefObject<HTMLTableElement | null>;
  /** The keyboard goes to that cell as soon as it is the active one, which may take another period to be shown. */
  follow: (cell: string) => void;
  focusCell: (cell: string) => void;
}

/** The arrows move the focus from cell to cell of a grid, by the names in `data-cell`. */
export function useGridFocus(active: string): GridFocus {
  const ref = useRef<HTMLTableElement>(null);
  const wanted = useRef<string | null>(null);
  const focusCell = (name: string): void => ref.current?.querySelector<HTMLElement>(`[data-cell="${name}"]`)?.focus();
  useLayoutEffect(() => {
    if (wanted.current === null || wanted.current !== active) return;
    wanted.current = null;
    focusCell(active);
  });
  const follow = (cell: string): void => {
    wanted.current = cell;
  };
  return { ref, follow, focusCell };
}
