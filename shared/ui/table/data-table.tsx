import { Trans } from '@lingui/react/macro';
import { memo, useId, type ReactNode } from 'react';
import { Box, Card, useBreakpointUp, VisuallyHidden } from '@passerelle/shared/ui';
import { Checkbox, FormControlLabel } from '@passerelle/shared/ui/mui/table';

import { useBarKey } from './bar-key';
import { isWithShift, type Selection, type TableProps, toggled } from './column';
import { KeyHint } from './key-hint';
import { BAR_HEIGHT, useRowSelection, type RowSelection } from './row-selection';
import { WideTable } from './wide-table';

interface Props<Row, Sort extends string> extends TableProps<Row, Sort> {
  /** A `SelectionBar`, while rows are selected: it sits on the table. */
  bar?: ReactNode;
  /** Beneath the table, at its end: a `PageSizeSelect`. */
  foot?: ReactNode;
}

/** Rows of the back office: a table where there is room for one (768 px), else a list of the same rows. */
export function DataTable<Row, Sort extends string = string>({ bar, foot, ...table }: Props<Row, Sort>): ReactNode {
  const wide = useBreakpointUp('lg');
  const hintId = useId();
  const onKeyDown = useBarKey();
  const announcement = table.selection?.announcement;
  const hasKeys = wide && (table.opens === true || table.selection !== undefined);
  const rows = (
    <Card
      padding="none"
      sx={{
        // `clip` lets the head stay in sight while the page scrolls. Extra columns may not fit: then the table scrolls.
        overflow: wide && table.columns.some(({ isExtra }) => isExtra) ? 'auto' : 'clip',
        ...(bar && { borderRadius: { xs: '0 0 16px 16px', md: '0 0 18px 18px' }, borderBlockStart: 0 }),
      }}
    >
      {wide ? <WideTable {...table} hintId={hintId} headTop={bar ? BAR_HEIGHT : 0} /> : <NarrowList {...table} />}
    </Card>
  );
  return (
    <>
      {announcement !== undefined && (
        // Present before there is anything to announce.
        <VisuallyHidden component="output">
          {bar && (
            <>
              {announcement}. <Trans>Touche A : agir sur la sélection</Trans>
            </>
          )}
        </VisuallyHidden>
      )}
      <Box onKeyDown={onKeyDown} sx={{ display: 'contents' }}>
        {bar}
        {rows}
      </Box>
      {(hasKeys || foot) && (
        <Box
          data-print="no"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px', mt: '12px', px: '4px' }}
        >
          {hasKeys && <KeyHint id={hintId} selects={table.selection !== undefined} opens={table.opens === true} />}
          {foot && <Box sx={{ marginInlineStart: 'auto' }}>{foot}</Box>}
        </Box>
      )}
    </>
  );
}

/** The same rows where there is no room for columns. */
function NarrowList<Row, Sort extends string>(props: TableProps<Row, Sort>): ReactNode {
  const { caption, idOf, listItem, selection, menu } = props;
  const ids = props.rows.map(idOf);
  const { toggle } = useRowSelection(ids, selection);
  return (
    <>
      {selection && <SelectAll ids={ids} selection={selection} />}
      <Box component="ul" aria-label={caption} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {props.rows.map((row) => {
          const id = idOf(row);
          return (
            <NarrowRow
              key={id}
              row={row}
              id={id}
              listItem={listItem}
              selected={selection?.selected.has(id)}
              label={selection?.labelOf(id)}
              onToggle={toggle}
              menu={menu}
            />
          );
        })}
      </Box>
    </>
  );
}

/** Selects all rows of the page at once, as the head of the table does where there are columns. */
function SelectAll({ ids, selection }: { ids: readonly string[]; selection: Selection }): ReactNode {
  const { selected, onChange } = selection;
  const chosen = ids.filter((id) => selected.has(id)).length;
  return (
    <FormControlLabel
      data-print="no"
      control={
        <Checkbox
          checked={chosen > 0 && chosen === ids.length}
          indeterminate={chosen > 0 && chosen < ids.length}
          onChange={(_event, on) => onChange(toggled(selected, ids, on))}
        />
      }
      disableTypography
      label={<Trans>Tout sélectionner</Trans>}
      sx={{
        display: 'flex',
        minHeight: 48,
        m: 0,
        paddingInlineStart: '4px',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'neutral.subtle',
        typography: 'body2',
      }}
    />
  );
}

interface NarrowRowProps<Row> extends Pick<TableProps<Row, string>, 'listItem' | 'menu'> {
  row: Row;
  id: string;
  /** Undefined: rows cannot be selected. */
  selected: boolean | undefined;
  label: string | undefined;
  onToggle: RowSelection['toggle'];
}

function BareRow<Row>(props: NarrowRowProps<Row>): ReactNode {
  const { row, id, listItem, selected, label, onToggle, menu } = props;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: '12px',
        alignItems: 'flex-start',
        padding: menu ? '14px 6px 14px 14px' : '14px',
        paddingInlineStart: selected === undefined ? '14px' : '2px',
        backgroundColor: selected ? 'brand.50' : undefined,
        scrollMarginBlock: '76px 16px',
        '& + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      {selected !== undefined && (
        <Checkbox
          checked={selected}
          onChange={({ nativeEvent }, on) => onToggle(id, on, isWithShift(nativeEvent))}
          slotProps={{ input: { 'aria-label': label } }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>{listItem(row)}</Box>
      {menu?.(row)}
    </Box>
  );
}

const NarrowRow = memo(BareRow) as typeof BareRow;
