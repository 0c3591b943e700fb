import type { ReactNode } from 'react';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';

const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.90625rem',
  lineHeight: 1.35,
  '& th, & td': {
    padding: { xs: '7px 0 7px 8px', md: '7px 0 7px 12px' },
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
    textAlign: 'end',
  },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    verticalAlign: 'bottom',
    fontSize: '0.84375rem',
    fontWeight: 560,
    color: 'text.secondary',
    backgroundColor: 'background.paper',
  },
  // A long name breaks before a figure is pushed out of the card: on a phone, and beside a chart.
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& .text': { textAlign: 'start' },
  '& tbody th': { fontWeight: 'inherit' },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
} as const;

/** Columns that hold « aucune donnée » in one line on a phone, the names among them. */
const MOST_UNBROKEN = 3;

/** Nobody scrolls paper. */
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

/** What a chart shows, in figures. */
export function FigureTable({ caption, columns, rows, maxHeight }: Props): ReactNode {
  const isNarrow = columns.length <= MOST_UNBROKEN;
  const moves = maxHeight !== undefined && { tabIndex: 0, role: 'region', 'aria-label': caption };
  return (
    <Box {...moves} sx={maxHeight === undefined ? undefined : { maxHeight, overflowY: 'auto', ...onPaper }}>
      <Box component="table" sx={[table, isNarrow && { '& td:not(.text)': { whiteSpace: 'nowrap' } }]}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map(({ key, name, isText }) => (
              <th key={key} scope="col" className={isText ? 'text' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]?.key} className={columns[place + 1]?.isText ? 'text' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
