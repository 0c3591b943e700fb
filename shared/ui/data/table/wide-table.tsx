import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Checkbox } from '@passerelle/shared/ui/mui/inputs';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@passerelle/shared/ui/mui/table';
import { Box, useMediaQuery, VisuallyHidden } from '@passerelle/shared/ui';

import { toggled } from './column';
import { HeadCell } from './head-cell';
import type { TableProps } from './table-props';

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
