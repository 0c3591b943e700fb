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

/** An ARIA grid: one stop of the tab key, with the arrows between its cells. */
export const Grid = ({ ref, labelId, head, children, ...handlers }: Props): ReactNode => (
  <Box sx={gridFrame}>
    <Box component="table" role="grid" ref={ref} aria-labelledby={labelId} sx={gridTable} {...handlers}>
      <thead>{head}</thead>
      <tbody>{children}</tbody>
    </Box>
  </Box>
);

/** A real table, so that rows and cells are what they are in every browser. */
export const gridTable: SxProps<Theme> = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { border: 0, borderColor: 'divider', verticalAlign: 'top', textAlign: 'start', fontWeight: 'inherit' },
  '& tr + tr > *, & tbody > tr > *': { borderBlockStart: '1px solid', borderColor: 'divider' },
};

/** Its frame has round corners, which cut off what lies beside a cell: the focus stays inside. */
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

/** A line between days; grids where room is short do without. */
export const dayLine = { '&&': { borderInlineStart: '1px solid', borderColor: 'divider' } } as const;

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
