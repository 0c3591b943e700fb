import type { SxProps, Theme } from '@passerelle/shared/ui';

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
