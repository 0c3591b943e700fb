import { useLingui } from '@lingui/react/macro';
import { memo, useMemo, type ReactNode } from 'react';
import { Box, type SxProps, type Theme, useMediaQuery, VisuallyHidden } from '@passerelle/shared/ui';
import { Checkbox } from '@passerelle/shared/ui/inputs';

import { isWithShift, toggled, type Column, type TableProps } from './column';
import { HeadCell } from './head-cell';
import { useRowKeys } from './row-keys';
import { useRowSelection, type RowSelection } from './row-selection';

interface WideTableProps<Row, Sort extends string> extends TableProps<Row, Sort> {
  /** What says which keys there are. */
  hintId: string;
  /** Where the head stays: beneath a bar that stays itself. */
  headTop?: number;
}

/** Of the table and of all that is in it. */
const look: SxProps<Theme> = ({ vars: { palette } }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.90625rem',
  lineHeight: 1.35,
  '& > * > tr > *': {
    padding: '9px 14px',
    borderBlockEnd: `1px solid ${palette.neutral.line}`,
    textAlign: 'start',
    '&:first-of-type': { paddingInlineStart: '20px' },
    '&.box': { paddingInlineStart: '8px' },
    '&.end': { textAlign: 'end', '& > button': { flexDirection: 'row-reverse' } },
  },
  '& > thead > tr > th': {
    position: 'sticky',
    zIndex: 2,
    height: 44,
    paddingBlock: 0,
    fontSize: '0.84375rem',
    fontWeight: 560,
    whiteSpace: 'nowrap',
    color: palette.neutral.ink2,
    backgroundColor: palette.neutral.subtle,
  },
  '& > tbody > tr': {
    // Where the focus goes, a row stays clear of what is fixed above it.
    scrollMarginBlock: '116px 16px',
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-selected="true"]': { backgroundColor: palette.brand[50] },
    '& > td': { height: 56 },
    '& > .menu': { paddingBlock: 0 },
    '&:last-of-type > td': { borderBlockEnd: 0 },
  },
});

/** Rows of 56 px, a head that stays in sight, sorted by its buttons. */
export function WideTable<Row, Sort extends string>(props: WideTableProps<Row, Sort>): ReactNode {
  const { caption, idOf, sorting, selection, menu, opens = false, hintId, headTop = 0 } = props;
  const { t } = useLingui();
  const roomy = useMediaQuery('(min-width:1240px)');
  const columns = useMemo(() => props.columns.filter((column) => roomy || !column.wideOnly), [props.columns, roomy]);
  const ids = props.rows.map(idOf);
  const chosen = ids.filter((id) => selection?.selected.has(id)).length;
  const rowSelection = useRowSelection(ids, selection);
  const { currentId, handlers } = useRowKeys(ids, selection && rowSelection);
  const isGrid = opens || selection !== undefined;
  return (
    <Box
      component="table"
      aria-label={caption}
      {...(isGrid && { role: 'grid', 'aria-describedby': hintId })}
      {...(selection && { 'aria-multiselectable': true })}
      sx={look}
    >
      <Box component="thead" sx={{ '& th': { insetBlockStart: `calc(var(--top-inset, 0px) + ${headTop}px)` } }}>
        <tr>
          {selection && (
            <Box component="th" scope="col" className="box" sx={{ width: 52 }}>
              <Checkbox
                checked={chosen > 0 && chosen === ids.length}
                indeterminate={chosen > 0 && chosen < ids.length}
                onChange={(_event, on) => selection.onChange(toggled(selection.selected, ids, on))}
                slotProps={{ input: { 'aria-label': t`Tout sélectionner` } }}
              />
            </Box>
          )}
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sorting={sorting} />
          ))}
          {menu && (
            <Box component="th" scope="col" sx={{ width: 56 }}>
              <VisuallyHidden>{t`Actions`}</VisuallyHidden>
            </Box>
          )}
        </tr>
      </Box>
      <tbody {...(isGrid && handlers)}>
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
      </tbody>
    </Box>
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
    <tr aria-selected={selected} tabIndex={tabIndex}>
      {selected !== undefined && (
        <td className="box">
          <Checkbox
            checked={selected}
            onChange={({ nativeEvent }, on) => onToggle(id, on, isWithShift(nativeEvent))}
            slotProps={{ input: { 'aria-label': label } }}
          />
        </td>
      )}
      <Cells row={of} columns={columns} menu={menu} />
    </tr>
  );
}

/** Drawn again when it changes itself: selecting one of a hundred does not draw the others. */
const BodyRow = memo(BareRow) as typeof BareRow;

function BareCells<Row>({ row: of, columns, menu }: CellsProps<Row>): ReactNode {
  return (
    <>
      {columns.map((column) => (
        <td key={column.id} className={column.align}>
          {column.cell(of) ?? <Nothing />}
        </td>
      ))}
      {menu && <td className="menu">{menu(of)}</td>}
    </>
  );
}

/** What a row says: selecting it, or all of them, does not draw it again. */
const Cells = memo(BareCells) as typeof BareCells;

const Nothing = (): ReactNode => (
  <Box component="span" sx={{ color: 'neutral.ink3' }}>
    –
  </Box>
);
