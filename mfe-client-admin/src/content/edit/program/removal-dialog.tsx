import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

export type Removal = { week: number } | { task: string };

interface Props {
  /** Null while closed. */
  removal: Removal | null;
  nameOfTask: (key: string) => string;
  onRemoveWeek: (week: number) => void;
  onRemoveTask: (key: string) => void;
  onClose: () => void;
}

/** Asks before a week or a task is taken out of the programme. */
export function RemovalDialog({ removal, nameOfTask, onRemoveWeek, onRemoveTask, onClose }: Props): ReactNode {
  // The words stay while the dialog is on its way out.
  const [shown, setShown] = useState(removal);
  if (removal && removal !== shown) setShown(removal);
  const common = { open: removal !== null, onClose, danger: true };
  if (!shown) return null;
  if ('week' in shown) {
    const position = shown.week + 1;
    return (
      <ConfirmDialog
        {...common}
        title={<Trans>Retirer la semaine {position} ?</Trans>}
        confirmLabel={<Trans>Retirer la semaine</Trans>}
        onConfirm={() => {
          onClose();
          onRemoveWeek(shown.week);
        }}
      >
        <Trans>Ses tâches ne sont pas supprimées : elles restent dans « Tâches hors programme ».</Trans>
      </ConfirmDialog>
    );
  }
  const name = nameOfTask(shown.task);
  return (
    <ConfirmDialog
      {...common}
      title={<Trans>Retirer « {name} » de sa semaine ?</Trans>}
      confirmLabel={<Trans>Retirer la tâche</Trans>}
      onConfirm={() => {
        onClose();
        onRemoveTask(shown.task);
      }}
    >
      <Trans>La tâche n’est pas supprimée : elle reste dans « Tâches hors programme ».</Trans>
    </ConfirmDialog>
  );
}
