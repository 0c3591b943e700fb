import type { ReactNode } from 'react';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@passerelle/shared/ui/mui/table';

const table = {
  '& .MuiTableCell-root': { padding: { xs: '7px 0 7px 8px', md: '7px 0 7px 12px' } },
  '& .MuiTableCell-head': { height: 'auto', verticalAlign: 'bottom', backgroundColor: 'background.paper' },
  // A long name breaks before a figure is pushed out of the card: on a phone, and beside a chart.
  '& th:first-of-type': { paddingInlineStart: 0 },
} as const;

/** Columns that hold « aucune donnée » in one line on a phone, the names among them. */
const MOST_UNBROKEN = 3;

/** Printed tables cannot scroll, so they show all rows. */
const onPaper = { '@media print': { maxHeight: 'none', overflowY: 'visible' } } as const;

export interface FigureRow {
  key: string;
  name: ReactNode;
  cells: readonly ReactNode[];
}

interface Props {
  caption: string;
  /** Of the names, then of each figure. */
  columns: readonly { key: string; name: ReactNode; isText?: boolean }[];
  rows: readonly FigureRow[];
  /** With the chart: no higher than that, a long one moves by itself. */
  maxHeight?: number | undefined;
}

/** A text begins where the figures beside it end. */
const apart = { paddingInlineStart: '16px', whiteSpace: 'normal' } as const;

/** Data of a chart as a table. */
export function FigureTable({ caption, columns, rows, maxHeight }: Props): ReactNode {
  const isNarrow = columns.length <= MOST_UNBROKEN;
  const moves = maxHeight !== undefined && { tabIndex: 0, role: 'region', 'aria-label': caption };
  return (
    <Box {...moves} sx={maxHeight === undefined ? undefined : { maxHeight, overflowY: 'auto', ...onPaper }}>
      <Table stickyHeader sx={table}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <TableHead>
          <TableRow>
            {columns.map(({ key, name, isText }, place) => (
              <TableCell
                key={key}
                align={place === 0 || isText ? 'left' : 'right'}
                sx={isText ? apart : { whiteSpace: 'normal' }}
              >
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, cells }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells.map((cell, index) => {
                const column = columns[index + 1];
                return (
                  <TableCell
                    key={column?.key}
                    align={column?.isText ? 'left' : 'right'}
                    sx={column?.isText ? apart : { whiteSpace: isNarrow ? 'nowrap' : 'normal' }}
                  >
                    {cell}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
