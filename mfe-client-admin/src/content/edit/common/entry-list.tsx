import { useFieldValue } from '@passerelle/shared/forms';
import { Box, Section } from '@passerelle/shared/ui';
import { useFocusFallback } from '@passerelle/shared/ui/data';
import { type ReactNode, useMemo, useState } from 'react';

import { AddMenu } from './add-menu';
import { entriesOf, textOf } from './draft-values';
import { useSourceChange } from './editor-form';
import { type EntryActions, EntryCard, type EntryKind } from './entry-card';
import { SortableList } from './sortable-list';
import type { SourceValues } from './source-values';
import { useFocusAdded } from './use-focus-added';
import { useOpenedRows } from './use-opened-rows';
import { useRowIds } from './use-row-ids';

interface Props<T extends string> {
  kind: EntryKind;
  title: string;
  /** Shown in place of the rows of an empty list. */
  empty: ReactNode;
  addLabel: string;
  types: readonly { value: T; label: string }[];
  add: (values: SourceValues, type: T) => SourceValues;
  /** Number of entries that the list can have; `full` says so once it is reached. */
  most?: number;
  full?: ReactNode;
}

/** Entries of a file in their order, each with fields that open below it. */
export function EntryList<T extends string>(props: Props<T>): ReactNode {
  const { kind, title, empty, addLabel, types, add, most = Infinity, full } = props;
  const { list } = kind;
  const entries = entriesOf(useFieldValue(`fields.${list.name}`));
  const change = useSourceChange();
  const rows = useRowIds(entries.length);
  const { opened, toggle, open } = useOpenedRows([]);
  /** New rows, whose key is made from their first title. */
  const [unnamed, setUnnamed] = useState<ReadonlySet<string>>(new Set());
  const focusAdded = useFocusAdded();
  const area = useFocusFallback<HTMLDivElement>();

  const { move, insert, remove } = rows;
  const actions = useMemo<EntryActions>(
    () => ({
      toggle,
      move: (from, to) => {
        change((values) => list.move(values, from, to));
        move(from, to);
      },
      duplicate: (index) => {
        change((values) => list.duplicate(values, index));
        open(insert(index + 1));
        focusAdded(`fields.${list.name}.${index + 1}.${list.titleField}`);
      },
      remove: (index) => {
        change((values) => list.remove(values, index));
        remove(index);
      },
      rename: (index, key) => change((values) => list.rename(values, index, key)),
      nameByTitle: (index, rowId) => {
        change((values) => list.nameByTitle(values, index));
        setUnnamed((before) => new Set([...before].filter((one) => one !== rowId)));
      },
    }),
    [list, change, toggle, open, move, insert, remove, focusAdded],
  );
  const addEntry = (type: T): void => {
    focusAdded(`fields.${list.name}.${entries.length}.${list.titleField}`);
    change((values) => add(values, type));
    const rowId = insert(entries.length);
    open(rowId);
    setUnnamed((before) => new Set([...before, rowId]));
  };
  const keys = entries.map(({ key }) => textOf(key)).join(' ');

  return (
    <Section title={title}>
      <Box {...area} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', outline: 'none' }}>
        {entries.length === 0 && <Box sx={{ color: 'text.secondary' }}>{empty}</Box>}
        <SortableList
          ids={rows.ids}
          label={title}
          nameOf={(index) => kind.nameOf(entries[index] ?? {}, index)}
          onMove={actions.move}
        >
          {rows.ids.map((rowId, index) => (
            <EntryCard
              key={rowId}
              kind={kind}
              rowId={rowId}
              index={index}
              count={rows.ids.length}
              mayAdd={entries.length < most}
              isOpen={opened.has(rowId)}
              isUnnamed={unnamed.has(rowId)}
              keys={keys}
              actions={actions}
            />
          ))}
        </SortableList>
        <div>
          <AddMenu label={addLabel} options={types} onAdd={addEntry} full={entries.length >= most && full} />
        </div>
      </Box>
    </Section>
  );
}
