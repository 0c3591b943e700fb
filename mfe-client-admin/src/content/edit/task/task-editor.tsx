import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ContentItem } from '@passerelle/shared/contract';
import { gaugeLimits, limits } from '@passerelle/shared/contract/limits';
import { FieldGrid, NumberField, SelectField, TextField, WideField } from '@passerelle/shared/forms';
import { Box, FormSection } from '@passerelle/shared/ui';
import { ConfirmDialog, familyLabels } from '@passerelle/shared/ui/data';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import { memo, type ReactNode, useMemo, useState } from 'react';

import { type Entry, numberOf, textOf } from '../common/draft-values';
import { EditorForm } from '../common/editor-form';
import type { EntryKind } from '../common/entry-card';
import { EntryList } from '../common/entry-list';
import { ExplainedField } from '../common/explained-field';
import { FormattedField } from '../common/formatted-field';
import { useFieldValidators } from '../common/use-field-validators';
import type { EditorProps } from '../editor-props';
import { SubTaskFields } from './sub-task-fields';
import { addSubTask, hasTexts, subTaskList, typeOf } from './sub-tasks';
import { subTaskTypeLabels, taskModes } from './task-labels';
import { TaskText } from './task-text';

/** The fields of a task, without its sub-tasks. */
function BareTaskFields(): ReactNode {
  const { t } = useLingui();
  const { filled, whole } = useFieldValidators();
  const families = useLabelOptions(familyLabels);
  return (
    <FormSection title={<Trans>La tâche</Trans>}>
      <FieldGrid>
        <WideField>
          <TextField
            name="fields.name"
            label={t`Titre de la tâche`}
            autoComplete="off"
            maxLength={limits.titleLength}
            rule={filled}
          />
        </WideField>
        <SelectField name="fields.family" label={t`Famille`} options={families} rule={filled} />
        <NumberField
          name="fields.points"
          label={t`Points`}
          help={t`Une semaine complète vaut 100 points.`}
          rule={whole({ from: 0, to: gaugeLimits.total })}
        />
      </FieldGrid>
      <ExplainedField name="fields.mode" label={t`Validation de la tâche`} choices={taskModes} byDefault="automatic" />
      <FormattedField name="text" label={t`Description`} />
    </FormSection>
  );
}

const TaskFields = memo(BareTaskFields);

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

const SubTaskList = memo(BareSubTaskList);

const defaults = { subTasks: [] };

/** A task: its fields, its text and its sub-tasks. */
export function TaskEditor({ item, files, readOnly, onChange }: EditorProps): ReactNode {
  if (readOnly) return <TaskText item={item} files={files} />;
  return (
    <EditorForm item={item} files={files} defaults={defaults} onChange={onChange}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' }}>
        <TaskFields />
        <SubTaskList pack={item.pack} isPublished={item.publishedAt !== null} />
      </Box>
    </EditorForm>
  );
}
