import { useLingui } from '@lingui/react/macro';
import ArrowDropDownRounded from '@mui/icons-material/ArrowDropDownRounded';
import { memo, type ReactNode, useMemo } from 'react';
import { Box, type SxProps, type Theme, useMediaQuery, VisuallyHidden } from '@passerelle/shared/ui';
import {
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@passerelle/shared/ui/mui/table';

import { type Column, isWithShift, type Sorting, type TableProps, toggled } from './column';
import { useRowKeys } from './row-keys';
import { type RowSelection, useRowSelection } from './row-selection';

interface HeadCellProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  sorting?: Sorting<Sort> | undefined;
}

/** The head of a column; pressed again, it sorts the other way. */
function HeadCell<Row, Sort extends string>({ column, sorting }: HeadCellProps<Row, Sort>): ReactNode {
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

interface WideTableProps<Row, Sort extends string> extends TableProps<Row, Sort> {
  /** Description of the keyboard shortcuts. */
  hintId: string;
  /** Top offset of the sticky head, below another sticky bar. */
  headTop?: number;
}

const look: SxProps<Theme> = {
  '& tr > :first-of-type:not(.MuiTableCell-paddingCheckbox)': { paddingInlineStart: '20px' },
  '& tbody > tr': {
    // Keeps a focused row clear of the fixed elements above it.
    scrollMarginBlock: '116px 16px',
    '&:focus-visible': { outlineOffset: '-3px' },
    '& > td': { height: 56 },
  },
};

/** Rows of 56 px, a head that stays in sight, sorted by its buttons. */
export function WideTable<Row, Sort extends string>(props: WideTableProps<Row, Sort>): ReactNode {
  const { caption, idOf, sorting, selection, menu, opens = false, hintId, headTop = 0 } = props;
  const { t } = useLingui();
  const isWide = { 1240: useMediaQuery('(min-width:1240px)'), 1440: useMediaQuery('(min-width:1440px)') };
  const room = isWide[1440] ? 1440 : isWide[1240] ? 1240 : 0;
  const columns = useMemo(() => props.columns.filter(({ wideOnly = 0 }) => wideOnly <= room), [props.columns, room]);
  const ids = props.rows.map(idOf);
  const chosen = ids.filter((id) => selection?.selected.has(id)).length;
  const rowSelection = useRowSelection(ids, selection);
  const { currentId, handlers } = useRowKeys(ids, selection && rowSelection);
  const isGrid = opens || selection !== undefined;
  return (
    <Table
      stickyHeader
      aria-label={caption}
      {...(isGrid && { role: 'grid', 'aria-describedby': hintId })}
      {...(selection && { 'aria-multiselectable': true })}
      sx={look}
    >
      <TableHead sx={{ '& th': { whiteSpace: 'normal', top: `calc(var(--top-inset, 0px) + ${headTop}px)` } }}>
        <TableRow>
          {selection && (
            <TableCell padding="checkbox">
              <Checkbox
                checked={chosen > 0 && chosen === ids.length}
                indeterminate={chosen > 0 && chosen < ids.length}
                onChange={(_event, on) => selection.onChange(toggled(selection.selected, ids, on))}
                slotProps={{ input: { 'aria-label': t`Tout sélectionner` } }}
              />
            </TableCell>
          )}
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sorting={sorting} />
          ))}
          {menu && (
            <TableCell sx={{ width: 56 }}>
              <VisuallyHidden>{t({ message: 'Actions', context: 'on rows' })}</VisuallyHidden>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody {...(isGrid && handlers)}>
        {props.rows.map((one) => {
          const id = idOf(one);
          return (
            <BodyRow
              key={id}
              row={one}
              id={id}
              columns={columns}
              tabIndex={isGrid ? (id === currentId ? 0 : -1) : undefined}
              selected={selection?.selected.has(id)}
              label={selection?.labelOf(id)}
              onToggle={rowSelection.toggle}
              menu={menu}
            />
          );
        })}
      </TableBody>
    </Table>
  );
}

interface CellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  menu: ((row: Row) => ReactNode) | undefined;
}

interface BodyRowProps<Row> extends CellsProps<Row> {
  id: string;
  /** Undefined: the keyboard does not lead to rows. */
  tabIndex: number | undefined;
  /** Undefined: rows cannot be selected. */
  selected: boolean | undefined;
  label: string | undefined;
  onToggle: RowSelection['toggle'];
}

function BareRow<Row>(props: BodyRowProps<Row>): ReactNode {
  const { row: of, id, columns, tabIndex, selected, label, onToggle, menu } = props;
  return (
    <TableRow selected={selected === true} aria-selected={selected} tabIndex={tabIndex}>
      {selected !== undefined && (
        <TableCell padding="checkbox">
          <Checkbox
            checked={selected}
            onChange={({ nativeEvent }, on) => onToggle(id, on, isWithShift(nativeEvent))}
            slotProps={{ input: { 'aria-label': label } }}
          />
        </TableCell>
      )}
      <Cells row={of} columns={columns} menu={menu} />
    </TableRow>
  );
}

/** Drawn again when it changes itself: selecting one of a hundred does not draw the others. */
const BodyRow = memo(BareRow) as typeof BareRow;

function BareCells<Row>({ row: of, columns, menu }: CellsProps<Row>): ReactNode {
  return (
    <>
      {columns.map((column) => (
        <TableCell key={column.id} align={column.align === 'end' ? 'right' : 'left'}>
          {column.cell(of) ?? <Nothing />}
        </TableCell>
      ))}
      {menu && <TableCell sx={{ paddingBlock: 0 }}>{menu(of)}</TableCell>}
    </>
  );
}

/** Content of a row: memoised, so that selecting rows does not draw it again. */
const Cells = memo(BareCells) as typeof BareCells;

const Nothing = (): ReactNode => (
  <Box component="span" sx={{ color: 'neutral.ink3' }}>
    –
  </Box>
);
