import ArrowDropDownRounded from '@mui/icons-material/ArrowDropDownRounded';
import type { ReactNode } from 'react';
import { TableCell, TableSortLabel } from '@passerelle/shared/ui/mui/table';

import type { Column, Sorting } from './column';

interface Props<Row, Sort extends string> {
  column: Column<Row, Sort>;
  sorting?: Sorting<Sort> | undefined;
}

const spoken = { asc: 'ascending', desc: 'descending' } as const;

/** The head of a column; pressed again, it sorts the other way. */
export function HeadCell<Row, Sort extends string>({ column, sorting }: Props<Row, Sort>): ReactNode {
  const { sort } = column;
  const align = column.align === 'end' ? 'right' : 'left';
  const width = column.width === undefined ? {} : { width: column.width };
  if (!sort || !sorting) {
    return (
      <TableCell scope="col" align={align} sx={{ ...width, textAlign: column.align ?? 'start' }}>
        {column.header}
      </TableCell>
    );
  }
  const active = sorting.by === sort;
  return (
    <TableCell
      scope="col"
      align={align}
      aria-sort={active ? spoken[sorting.order] : 'none'}
      sx={{ ...width, textAlign: column.align ?? 'start' }}
    >
      <TableSortLabel
        active={active}
        direction={active && sorting.order === 'desc' ? 'desc' : 'asc'}
        IconComponent={ArrowDropDownRounded}
        onClick={() => sorting.onChange(sort, active && sorting.order === 'asc' ? 'desc' : 'asc')}
      >
        {column.header}
      </TableSortLabel>
    </TableCell>
  );
}
