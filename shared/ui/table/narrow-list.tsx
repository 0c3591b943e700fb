import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';

import { toggled, type TableProps } from './column';

/** The same rows where there is no room for columns. */
export function NarrowList<Row, Sort extends string>(props: TableProps<Row, Sort>): ReactNode {
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
