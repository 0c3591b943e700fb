import { Trans, useLingui } from '@lingui/react/macro';
import type { ItemTask } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { LiveForm, TextField } from '@passerelle/shared/forms';
import { ActionButton, Box, FailureText, Notice } from '@passerelle/shared/ui';
import { Dialog, FormDialogButtons } from '@passerelle/shared/ui/data';
import { type ReactNode, useRef, useState } from 'react';

import { createTask } from './program.mutations';

interface Props {
  program: string;
  /** Week that gets the task; null while closed. */
  week: number | null;
  onCreated: (task: ItemTask, week: number) => void;
  onClose: () => void;
}

const empty: { title?: string } = {};

/** Asks for the title of a new task. */
export function NewTaskDialog({ week, ...rest }: Props): ReactNode {
  const [shownWeek, setShownWeek] = useState(week);
  if (week !== null && week !== shownWeek) setShownWeek(week);
  const position = (shownWeek ?? 0) + 1;
  return (
    <Dialog
      open={week !== null}
      onClose={rest.onClose}
      size="medium"
      title={<Trans>Nouvelle tâche de la semaine {position}</Trans>}
    >
      {week !== null && <NewTaskForm week={week} {...rest} />}
    </Dialog>
  );
}

function NewTaskForm({ program, week, onCreated, onClose }: Props & { week: number }): ReactNode {
  const { t } = useLingui();
  const [{ title = '' }, setValues] = useState(empty);
  /** As it is when Enter follows a letter at once, before the state has it. */
  const typed = useRef('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const create = async (): Promise<void> => {
    const name = typed.current.trim();
    if (busy || !name) return;
    setBusy(true);
    setFailure(null);
    try {
      onCreated(await createTask(program, name), week);
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The form of the programme is around it in React's tree.
        event.stopPropagation();
        void create();
      }}
      sx={{ display: 'grid', gap: '20px' }}
    >
      {failure !== null && (
        <Notice role="alert" tone="error" title={<Trans>La tâche n’a pas pu être créée</Trans>}>
          <FailureText error={failure} />
        </Notice>
      )}
      <LiveForm
        values={empty}
        onChange={(values) => {
          typed.current = values.title ?? '';
          setValues(values);
        }}
      >
        <TextField name="title" label={t`Titre de la tâche`} autoComplete="off" maxLength={limits.titleLength} />
      </LiveForm>
      <FormDialogButtons onCancel={onClose}>
        <ActionButton
          type="submit"
          busy={busy}
          missing={title.trim() ? undefined : <Trans>Pour continuer : écrivez le titre de la tâche.</Trans>}
        >
          <Trans>Créer la tâche</Trans>
        </ActionButton>
      </FormDialogButtons>
    </Box>
  );
}
