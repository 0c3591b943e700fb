import ArrowDropDownRounded from '@mui/icons-material/ArrowDropDownRounded';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { Column, Sorting } from './column';

interface HeadCellProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  sorting?: Sorting<Sort> | undefined;
}

const spoken = { asc: 'ascending', desc: 'descending' } as const;

/** Its arrow is seen while the list is sorted by it, and beneath the pointer as what a press would do. */
const sortButton = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  p: 0,
  border: 0,
  borderRadius: '6px',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '& svg': {
    mx: '4px',
    fontSize: 18,
    opacity: 0,
    transform: 'rotate(180deg)',
    transition: 'opacity 200ms, transform 200ms',
  },
  '&:hover svg': { opacity: 0.5 },
  '[aria-sort$="ending"] > & svg': { opacity: 1 },
  '[aria-sort="descending"] > & svg': { transform: 'none' },
} as const;

/** The head of a column; pressed again, it sorts the other way. */
export function HeadCell<Row, Sort extends string>({ column, sorting }: HeadCellProps<Row, Sort>): ReactNode {
  const { sort, align, width, header } = column;
  const cell = { scope: 'col', className: align, sx: { width } } as const;
  if (!sort || !sorting) {
    return (
      <Box component="th" {...cell}>
        {header}
      </Box>
    );
  }
  const { by, order, onChange } = sorting;
  const active = by === sort;
  return (
    <Box component="th" {...cell} aria-sort={active ? spoken[order] : 'none'}>
      <Box
        component="button"
        type="button"
        onClick={() => onChange(sort, active && order === 'asc' ? 'desc' : 'asc')}
        sx={sortButton}
      >
        {header}
        <ArrowDropDownRounded />
      </Box>
    </Box>
  );
}
