import ArrowDropDownRounded from '@mui/icons-material/ArrowDropDownRounded';
import { TableCell, TableSortLabel } from '@passerelle/shared/ui/mui/table';
import type { ReactNode } from 'react';

import type { Column, Sorting } from './column';

interface HeadCellProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  sorting?: Sorting<Sort> | undefined;
}

/** The head of a column; pressed again, it sorts the other way. */
export function HeadCell<Row, Sort extends string>({ column, sorting }: HeadCellProps<Row, Sort>): ReactNode {
  const { sort, align, width, header } = column;
  const cell = { align: align === 'end' ? 'right' : 'left', sx: { width } } as const;
  if (!sort || !sorting) return <TableCell {...cell}>{header}</TableCell>;
  const { by, order, onChange } = sorting;
  const active = by === sort;
  return (
    <TableCell {...cell} sortDirection={active && order}>
      <TableSortLabel
        component="button"
        active={active}
        direction={active ? order : 'desc'}
        IconComponent={ArrowDropDownRounded}
        sx={{ textAlign: 'start' }}
        onClick={() => onChange(sort, active && order === 'asc' ? 'desc' : 'asc')}
      >
        {header}
      </TableSortLabel>
    </TableCell>
  );
}
