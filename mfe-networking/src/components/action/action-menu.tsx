import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { ConfirmDialog, type RowAction, RowMenu, useConfirmation, useDeletion } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { cancelAction, deleteAction, refreshAction, restoreAction } from './action.mutations';

/** Pending actions can be cancelled; every action can be deleted, which is never the first choice. */
export function ActionMenu({ action, ask }: { action: Appointment; ask: ActionMenuHandlers }): ReactNode {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { id, title, status } = action;
  const see: RowAction = {
    id: 'see',
    label: <Trans>Voir</Trans>,
    icon: <VisibilityRounded />,
    to: routeTo('networkingAction', { networkingActionId: id }),
    state: { from: `${pathname}${search}` },
  };
  const cancel: RowAction = {
    id: 'cancel',
    label: <Trans>Annuler l’action</Trans>,
    icon: <EventBusyRounded />,
    onPress: () => ask.cancel(action),
  };
  const remove: RowAction = {
    id: 'delete',
    label: <Trans>Supprimer</Trans>,
    icon: <DeleteOutlineRounded />,
    danger: true,
    onPress: () => ask.remove(action),
  };
  return <RowMenu label={t`Actions pour « ${title} »`} actions={[status === 'pending' ? cancel : see, remove]} />;
}

export interface ActionMenuHandlers {
  cancel: (action: Appointment) => void;
  remove: (action: Appointment) => void;
}

/** The functions of the menu of an action, each after a confirmation. */
export function useActionDialogs(onDeleted?: () => void): { ask: ActionMenuHandlers; dialogs: ReactNode } {
  const cancelling = useConfirmation<Appointment>({
    act: cancelAction,
    onFailure: refreshAction,
    done: ({ title }) => <Trans>« {title} » est annulée</Trans>,
  });
  const removing = useDeletion<Appointment>({
    remove: deleteAction,
    restore: restoreAction,
    onDeleted,
    removed: ({ title }) => <Trans>« {title} » est supprimée</Trans>,
    restored: ({ title }) => <Trans>« {title} » est de nouveau dans vos actions</Trans>,
    onFailure: refreshAction,
  });
  const cancelled = cancelling.subject?.title;
  const removed = removing.subject?.title;
  return {
    ask: { cancel: cancelling.ask, remove: removing.ask },
    dialogs: (
      <>
        <ConfirmDialog
          {...cancelling.dialog}
          danger
          title={<Trans>Annuler « {cancelled} » ?</Trans>}
          confirmLabel={<Trans>Annuler l’action</Trans>}
          cancelLabel={<Trans>Garder l’action</Trans>}
        >
          <Trans>Une action annulée ne se modifie plus. Elle reste visible parmi les actions annulées.</Trans>
        </ConfirmDialog>
        <ConfirmDialog
          {...removing.dialog}
          danger
          title={<Trans>Supprimer « {removed} » ?</Trans>}
          confirmLabel={<Trans>Supprimer l’action</Trans>}
        >
          <Trans>Son compte rendu et ses notes disparaissent avec elle.</Trans>
        </ConfirmDialog>
      </>
    ),
  };
}
