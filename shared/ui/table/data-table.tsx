import type { ReactNode } from 'react';
import { Checkbox } from '@passerelle/shared/ui/mui/inputs';
import { Box, Card, useBreakpointUp } from '@passerelle/shared/ui';

import { toggled, type TableProps } from './column';
import { WideTable } from './wide-table';

interface Props<Row, Sort extends string> extends TableProps<Row, Sort> {
  /** A `SelectionBar`, while rows are selected: it sits on the table. */
  bar?: ReactNode;
}

/** Rows of the back office: a table where there is room for one (768 px), else a list of the same rows. */
export function DataTable<Row, Sort extends string = string>({ bar, ...table }: Props<Row, Sort>): ReactNode {
  const wide = useBreakpointUp('lg');
  return (
    <>
      {bar}
      <Card
        padding="none"
        sx={bar ? { borderRadius: { xs: '0 0 16px 16px', md: '0 0 18px 18px' }, borderBlockStart: 0 } : {}}
      >
        {wide ? <WideTable {...table} /> : <NarrowList {...table} />}
      </Card>
    </>
  );
}

/** The same rows where there is no room for columns. */
function NarrowList<Row, Sort extends string>(props: TableProps<Row, Sort>): ReactNode {
  const { caption, rows, idOf, listItem, selection, menu } = props;
  return (
    <Box component="ul" aria-label={caption} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => {
        const id = idOf(row);
        const selected = selection?.selected.has(id) ?? false;
        return (
          <Box
            key={id}
            component="li"
            sx={{
              display: 'flex',
              gap: '12px',
              alignItems: 'flex-start',
              padding: menu ? '14px 6px 14px 14px' : '14px',
              paddingInlineStart: selection ? '2px' : '14px',
              backgroundColor: selected ? 'brand.50' : undefined,
              '& + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
            }}
          >
            {selection && (
              <Checkbox
                checked={selected}
                onChange={(_, on) => selection.onChange(toggled(selection.selected, [id], on))}
                slotProps={{ input: { 'aria-label': selection.labelOf(id) } }}
                sx={{ marginInlineEnd: '-12px' }}
              />
            )}
            <Box sx={{ flex: 1, minWidth: 0 }}>{listItem(row)}</Box>
            {menu?.(row)}
          </Box>
        );
      })}
    </Box>
  );
}
