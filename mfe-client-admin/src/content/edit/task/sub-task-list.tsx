import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ContentItem } from '@passerelle/shared/contract';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import { memo, type ReactNode, useMemo, useState } from 'react';

import { type Entry, numberOf, textOf } from '../common/draft-values';
import type { EntryKind } from '../common/entry-card';
import { EntryList } from '../common/entry-list';
import { SubTaskFields } from './sub-task-fields';
import { addSubTask, hasTexts, subTaskList, typeOf } from './sub-tasks';
import { subTaskTypeLabels } from './task-labels';

interface Props {
  pack: ContentItem['pack'];
  isPublished: boolean;
}

const nothing = (): void => undefined;

/** The sub-tasks of a task, in their order. */
function BareSubTaskList({ pack, isPublished }: Props): ReactNode {
  const { t } = useLingui();
  const types = useLabelOptions(subTaskTypeLabels);
  const [removal, setRemoval] = useState({ name: '', remove: nothing, isOpen: false });
  const { name: removedName } = removal;
  const close = (): void => setRemoval((before) => ({ ...before, isOpen: false }));

  const kind = useMemo<EntryKind>(() => {
    const nameOf = (subTask: Entry): string => textOf(subTask['title']) || t(subTaskTypeLabels[typeOf(subTask)]);
    return {
      list: subTaskList,
      nameOf,
      renderFacts: (subTask) => {
        const points = numberOf(subTask['points']);
        return (
          <>
            <span>{t(subTaskTypeLabels[typeOf(subTask)])}</span>
            {points > 0 && (
              <span>
                <Plural value={points} one="# point" other="# points" />
              </span>
            )}
          </>
        );
      },
      renderFields: (props) => <SubTaskFields {...props} pack={pack} isKeyFixed={isPublished} />,
      duplicateLabel: <Trans>Dupliquer la sous-tâche</Trans>,
      removeLabel: <Trans>Retirer la sous-tâche</Trans>,
      onRemove: (subTask, remove) => {
        if (hasTexts(subTask)) setRemoval({ name: nameOf(subTask), remove, isOpen: true });
        else remove();
      },
    };
  }, [t, pack, isPublished]);

  return (
    <>
      <EntryList
        kind={kind}
        title={t`Sous-tâches`}
        empty={<Trans>Sans sous-tâche, le participant déclare lui-même que la tâche est faite.</Trans>}
        addLabel={t`Ajouter une sous-tâche`}
        types={types}
        add={addSubTask}
      />
      <ConfirmDialog
        open={removal.isOpen}
        danger
        title={<Trans>Retirer la sous-tâche « {removedName} » ?</Trans>}
        confirmLabel={<Trans>Retirer la sous-tâche</Trans>}
        onConfirm={() => {
          close();
          removal.remove();
        }}
        onClose={close}
      >
        <Trans>Ses textes sont retirés dans toutes les langues.</Trans>
      </ConfirmDialog>
    </>
  );
}

export const SubTaskList = memo(BareSubTaskList);
