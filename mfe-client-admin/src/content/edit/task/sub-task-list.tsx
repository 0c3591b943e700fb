import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentItem, SubTaskType } from '@passerelle/shared/contract';
import { useFieldValue, useFocusField } from '@passerelle/shared/forms';
import { Box, Section } from '@passerelle/shared/ui';
import { ConfirmDialog, useFocusFallback } from '@passerelle/shared/ui/data';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { AddMenu } from '../common/add-menu';
import { entriesOf, textOf } from '../common/draft-values';
import { useSourceChange } from '../common/editor-form';
import { SortableList } from '../common/sortable-list';
import { useOpenedRows } from '../common/use-opened-rows';
import { useRowIds } from '../common/use-row-ids';
import { type SubTaskActions, SubTaskCard } from './sub-task-card';
import {
  addSubTask,
  duplicateSubTask,
  hasTexts,
  moveSubTask,
  nameSubTask,
  removeSubTask,
  renameSubTask,
  typeOf,
} from './sub-tasks';
import { subTaskTypeLabels } from './task-labels';

interface Props {
  pack: ContentItem['pack'];
  isPublished: boolean;
}

/** The sub-tasks of a task, in their order. */
function BareSubTaskList({ pack, isPublished }: Props): ReactNode {
  const { t } = useLingui();
  const types = useLabelOptions(subTaskTypeLabels);
  const subTasks = entriesOf(useFieldValue('fields.subTasks'));
  const change = useSourceChange();
  const rows = useRowIds(subTasks.length);
  const { opened, toggle, open } = useOpenedRows([]);
  /** New rows, whose key is made from their first title. */
  const [unnamed, setUnnamed] = useState<ReadonlySet<string>>(new Set());
  const [removal, setRemoval] = useState({ index: 0, isOpen: false });
  const focusField = useFocusField();
  const area = useFocusFallback<HTMLDivElement>();

  const added = useRef<number | null>(null);
  useEffect(() => {
    if (added.current !== null) focusField(`fields.subTasks.${added.current}.title`);
    added.current = null;
  });

  const { move, insert, remove } = rows;
  const actions = useMemo<SubTaskActions>(
    () => ({
      toggle,
      move: (from, to) => {
        change((values) => moveSubTask(values, from, to));
        move(from, to);
      },
      duplicate: (index) => {
        change((values) => duplicateSubTask(values, index));
        open(insert(index + 1));
        added.current = index + 1;
      },
      remove: (index) => {
        change((values) => removeSubTask(values, index));
        remove(index);
      },
      askToRemove: (index) => setRemoval({ index, isOpen: true }),
      rename: (index, key) => change((values) => renameSubTask(values, index, key)),
      nameByTitle: (index, rowId) => {
        change((values) => nameSubTask(values, index));
        setUnnamed((before) => new Set([...before].filter((one) => one !== rowId)));
      },
    }),
    [change, toggle, open, move, insert, remove, setUnnamed, setRemoval],
  );
  const add = (type: SubTaskType): void => {
    added.current = subTasks.length;
    change((values) => addSubTask(values, type));
    const rowId = insert(subTasks.length);
    open(rowId);
    setUnnamed((before) => new Set([...before, rowId]));
  };
  const keys = subTasks.map(({ key }) => textOf(key));
  const nameOf = (index: number): string =>
    textOf(subTasks[index]?.['title']) || t(subTaskTypeLabels[typeOf(subTasks[index])]);
  const removedName = nameOf(removal.index);

  return (
    <Section title={<Trans>Sous-tâches</Trans>}>
      <Box {...area} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', outline: 'none' }}>
        {subTasks.length === 0 && (
          <Box sx={{ color: 'text.secondary' }}>
            <Trans>Sans sous-tâche, le participant déclare lui-même que la tâche est faite.</Trans>
          </Box>
        )}
        <SortableList ids={rows.ids} label={t`Sous-tâches`} nameOf={nameOf} onMove={actions.move}>
          {rows.ids.map((rowId, index) => (
            <SubTaskCard
              key={rowId}
              rowId={rowId}
              index={index}
              count={rows.ids.length}
              isOpen={opened.has(rowId)}
              isUnnamed={unnamed.has(rowId)}
              isPublished={isPublished}
              pack={pack}
              keys={keys.join(' ')}
              actions={actions}
            />
          ))}
        </SortableList>
        <div>
          <AddMenu label={t`Ajouter une sous-tâche`} options={types} onAdd={add} />
        </div>
      </Box>
      <ConfirmDialog
        open={removal.isOpen && hasTexts(subTasks[removal.index])}
        danger
        title={<Trans>Retirer la sous-tâche « {removedName} » ?</Trans>}
        confirmLabel={<Trans>Retirer la sous-tâche</Trans>}
        onConfirm={() => {
          setRemoval((before) => ({ ...before, isOpen: false }));
          actions.remove(removal.index);
        }}
        onClose={() => setRemoval((before) => ({ ...before, isOpen: false }))}
      >
        <Trans>Ses textes sont retirés dans toutes les langues.</Trans>
      </ConfirmDialog>
    </Section>
  );
}

export const SubTaskList = memo(BareSubTaskList);
