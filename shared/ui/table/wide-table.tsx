import { useLingui } from '@lingui/react/macro';
import ArrowDropDownRounded from '@mui/icons-material/ArrowDropDownRounded';
import type { ReactNode } from 'react';
import { Box, useMediaQuery, VisuallyHidden } from '@passerelle/shared/ui';
import { Checkbox } from '@passerelle/shared/ui/mui/inputs';
import { Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@passerelle/shared/ui/mui/table';

import { toggled, type Column, type Sorting, type TableProps } from './column';

/** Rows of 56 px, a head that stays in sight, sorted by its buttons. */
export function WideTable<Row, Sort extends string>(props: TableProps<Row, Sort>): ReactNode {
  const { caption, rows, idOf, sorting, selection, menu } = props;
  const { t } = useLingui();
  const roomy = useMediaQuery('(min-width:1240px)', { noSsr: true, defaultMatches: true });
  const columns = props.columns.filter((column) => roomy || !column.wideOnly);
  const ids = rows.map(idOf);
  const chosen = ids.filter((id) => selection?.selected.has(id)).length;
  return (
    <Table aria-label={caption} stickyHeader>
      <TableHead>
        <TableRow>
          {selection && (
            <TableCell padding="none" sx={{ width: 52, '&&': { paddingInlineStart: '8px' } }}>
              <Checkbox
                checked={chosen > 0 && chosen === ids.length}
                indeterminate={chosen > 0 && chosen < ids.length}
                onChange={(_, on) => selection.onChange(toggled(selection.selected, ids, on))}
                slotProps={{ input: { 'aria-label': t`Tout sélectionner` } }}
              />
            </TableCell>
          )}
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sorting={sorting} />
          ))}
          {menu && (
            <TableCell sx={{ width: 56 }}>
              <VisuallyHidden>{t`Actions`}</VisuallyHidden>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const id = idOf(row);
          const selected = selection?.selected.has(id) ?? false;
          return (
            <TableRow key={id} selected={selected} aria-selected={selection ? selected : undefined}>
              {selection && (
                <TableCell padding="none" sx={{ '&&': { paddingInlineStart: '8px' } }}>
                  <Checkbox
                    checked={selected}
                    onChange={(_, on) => selection.onChange(toggled(selection.selected, [id], on))}
                    slotProps={{ input: { 'aria-label': selection.labelOf(id) } }}
                  />
                </TableCell>
              )}
              {columns.map((column) => (
                <TableCell key={column.id} sx={{ textAlign: column.align ?? 'start' }}>
                  {column.cell(row) ?? <Nothing />}
                </TableCell>
              ))}
              {menu && <TableCell sx={{ paddingBlock: 0 }}>{menu(row)}</TableCell>}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

const Nothing = (): ReactNode => (
  <Box component="span" sx={{ color: 'neutral.ink3' }}>
    –
  </Box>
);

interface HeadCellProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  sorting?: Sorting<Sort> | undefined;
}

const spoken = { asc: 'ascending', desc: 'descending' } as const;

/** The head of a column; pressed again, it sorts the other way. */
function HeadCell<Row, Sort extends string>({ column, sorting }: HeadCellProps<Row, Sort>): ReactNode {
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
