import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ContentItem } from '@passerelle/shared/contract';
import { useFieldValue } from '@passerelle/shared/forms';
import { Box, Facts } from '@passerelle/shared/ui';
import { RowMenu } from '@passerelle/shared/ui/data';
import { memo, type ReactNode, useId } from 'react';

import { entriesOf, numberOf, textOf } from '../common/draft-values';
import { RowToggle } from '../common/row-toggle';
import { SortableRow } from '../common/sortable-row';
import { SubTaskFields } from './sub-task-fields';
import { hasTexts, typeOf } from './sub-tasks';
import { subTaskTypeLabels } from './task-labels';

export interface SubTaskActions {
  toggle: (rowId: string) => void;
  move: (from: number, to: number) => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
  askToRemove: (index: number) => void;
  rename: (index: number, key: string) => void;
  nameByTitle: (index: number, rowId: string) => void;
}

interface Props {
  rowId: string;
  index: number;
  count: number;
  isOpen: boolean;
  /** Its key is not yet made from a title. */
  isUnnamed: boolean;
  isPublished: boolean;
  pack: ContentItem['pack'];
  /** All keys of the task, as one text so that equal lists are the same property. */
  keys: string;
  actions: SubTaskActions;
}

/** One sub-task, with its fields once it is opened. */
function BareSubTaskCard(props: Props): ReactNode {
  const { rowId, index, count, isOpen, isUnnamed, isPublished, pack, keys, actions } = props;
  const { t } = useLingui();
  const id = useId();
  const [subTask = {}] = entriesOf([useFieldValue(`fields.subTasks.${index}`)]);
  const type = t(subTaskTypeLabels[typeOf(subTask)]);
  const title = textOf(subTask['title']);
  const points = numberOf(subTask['points']);
  const name = title || type;
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
          <Facts sx={{ paddingInlineStart: '8px' }}>
            <span>{type}</span>
            {points > 0 && (
              <span>
                <Plural value={points} one="# point" other="# points" />
              </span>
            )}
          </Facts>
        </>
      }
      actions={
        <RowMenu
          label={t`Actions pour ${name}`}
          actions={[
            {
              id: 'duplicate',
              label: <Trans>Dupliquer la sous-tâche</Trans>,
              onPress: () => actions.duplicate(index),
            },
            {
              id: 'remove',
              label: <Trans>Retirer la sous-tâche</Trans>,
              danger: true,
              onPress: () => (hasTexts(subTask) ? actions.askToRemove(index) : actions.remove(index)),
            },
          ]}
        />
      }
    >
      <Box id={id}>
        {isOpen && (
          <SubTaskFields
            at={`fields.subTasks.${index}`}
            subTask={subTask}
            pack={pack}
            keys={keys.split(' ')}
            isKeyFixed={isPublished}
            onRename={(key) => actions.rename(index, key)}
            onTitled={() => {
              if (isUnnamed && title.trim() !== '') actions.nameByTitle(index, rowId);
            }}
          />
        )}
      </Box>
    </SortableRow>
  );
}

export const SubTaskCard = memo(BareSubTaskCard);
