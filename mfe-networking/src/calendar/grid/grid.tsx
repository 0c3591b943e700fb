import { Box, type SxProps, type Theme } from '@passerelle/shared/ui';
import {
  type KeyboardEventHandler,
  type PointerEventHandler,
  type ReactNode,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';

interface Props {
  ref: Ref<HTMLTableElement>;
  /** Of the heading that names the period. */
  labelId: string;
  /** The row of names. */
  head: ReactNode;
  children: ReactNode;
  onKeyDown: KeyboardEventHandler;
  onPointerDown?: PointerEventHandler | undefined;
}

/** An ARIA grid: one tab stop, and arrow keys between its cells. */
export const Grid = ({ ref, labelId, head, children, ...handlers }: Props): ReactNode => (
  <Box sx={gridFrame}>
    <Box component="table" role="grid" ref={ref} aria-labelledby={labelId} sx={gridTable} {...handlers}>
      <thead>{head}</thead>
      <tbody>{children}</tbody>
    </Box>
  </Box>
);

/** A real table, so that every browser exposes its rows and cells. */
export const gridTable: SxProps<Theme> = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { border: 0, borderColor: 'divider', verticalAlign: 'top', textAlign: 'start', fontWeight: 'inherit' },
  '& tr + tr > *, & tbody > tr > *': { borderBlockStart: '1px solid', borderColor: 'divider' },
};

/** The round corners clip whatever is outside a cell, so the focus ring is drawn inside. */
export const gridFrame: SxProps<Theme> = {
  overflow: 'hidden',
  backgroundColor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: { xs: '16px', md: '18px' },
  '& td:focus-visible': { outlineOffset: '-3px' },
};

export const headCell = {
  fontWeight: 560,
  color: 'text.secondary',
  backgroundColor: 'neutral.subtle',
} as const;

/** The line between two days, in grids that have room for it. */
export const dayLine = { '&&': { borderInlineStart: '1px solid', borderColor: 'divider' } } as const;

interface GridFocus {
  ref: RefObject<HTMLTableElement | null>;
  /** Focuses a cell once it is active; it may belong to a period that is not shown yet. */
  follow: (cell: string) => void;
  focusCell: (cell: string) => void;
}

/** Moves the focus between the cells of a grid, by their `data-cell`. */
export function useGridFocus(active: string): GridFocus {
  const ref = useRef<HTMLTableElement>(null);
  const pendingCell = useRef<string | null>(null);
  const focusCell = (name: string): void => ref.current?.querySelector<HTMLElement>(`[data-cell="${name}"]`)?.focus();
  useLayoutEffect(() => {
    if (pendingCell.current === null || pendingCell.current !== active) return;
    pendingCell.current = null;
    focusCell(active);
  });
  const follow = (cell: string): void => {
    pendingCell.current = cell;
  };
  return { ref, follow, focusCell };
}
