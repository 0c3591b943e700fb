import { useLingui } from '@lingui/react/macro';
import { useFieldValue } from '@passerelle/shared/forms';
import { Facts } from '@passerelle/shared/ui';
import { RowMenu } from '@passerelle/shared/ui/data';
import { Collapse } from '@passerelle/shared/ui/mui/collapse';
import { memo, type ReactNode, useId } from 'react';

import { type Entry, entriesOf, textOf } from './draft-values';
import type { KeyedList } from './keyed-list';
import { RowToggle } from './row-toggle';
import { SortableRow } from './sortable-row';

export interface EntryFieldsProps {
  index: number;
  entry: Entry;
  /** The keys of all entries of the list. */
  keys: readonly string[];
  onRename: (key: string) => void;
  /** The field of the title was left. */
  onTitled: () => void;
}

/** The parts of a list that differ by its kind. The object stays the same, so that a change renders one card only. */
export interface EntryKind {
  list: KeyedList;
  nameOf: (entry: Entry, index: number) => string;
  renderFacts: (entry: Entry) => ReactNode;
  renderFields: (props: EntryFieldsProps) => ReactNode;
  duplicateLabel: ReactNode;
  removeLabel: ReactNode;
  /** Removes the entry, after a question where that would lose something. */
  onRemove: (entry: Entry, remove: () => void) => void;
}

export interface EntryActions {
  toggle: (rowId: string) => void;
  move: (from: number, to: number) => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
  rename: (index: number, key: string) => void;
  nameByTitle: (index: number, rowId: string) => void;
}

interface Props {
  kind: EntryKind;
  rowId: string;
  index: number;
  count: number;
  isOpen: boolean;
  /** The list has room for a copy. */
  mayAdd: boolean;
  /** Its key is not yet made from a title. */
  isUnnamed: boolean;
  /** All keys of the list, as one text so that equal lists are the same property. */
  keys: string;
  actions: EntryActions;
}

/** One entry, with its fields once it is opened. */
function BareEntryCard(props: Props): ReactNode {
  const { kind, rowId, index, count, isOpen, mayAdd, isUnnamed, keys, actions } = props;
  const { t } = useLingui();
  const id = useId();
  const [entry = {}] = entriesOf([useFieldValue(`fields.${kind.list.name}.${index}`)]);
  const name = kind.nameOf(entry, index);
  return (
    <SortableRow
      id={rowId}
      name={name}
      index={index}
      count={count}
      onMove={actions.move}
      head={
        <>
          <RowToggle isOpen={isOpen} controls={id} onToggle={() => actions.toggle(rowId)}>
            {name}
          </RowToggle>
          <Facts sx={{ paddingInlineStart: '36px' }}>{kind.renderFacts(entry)}</Facts>
        </>
      }
      actions={
        <RowMenu
          label={t`Actions pour ${name}`}
          actions={[
            ...(mayAdd
              ? [{ id: 'duplicate', label: kind.duplicateLabel, onPress: () => actions.duplicate(index) }]
              : []),
            {
              id: 'remove',
              label: kind.removeLabel,
              danger: true,
              onPress: () => kind.onRemove(entry, () => actions.remove(index)),
            },
          ]}
        />
      }
    >
      <Collapse id={id} in={isOpen} timeout={0} unmountOnExit>
        {kind.renderFields({
          index,
          entry,
          keys: keys.split(' '),
          onRename: (key) => actions.rename(index, key),
          onTitled: () => {
            if (isUnnamed && textOf(entry[kind.list.titleField]).trim() !== '') actions.nameByTitle(index, rowId);
          },
        })}
      </Collapse>
    </SortableRow>
  );
}

export const EntryCard = memo(BareEntryCard);
