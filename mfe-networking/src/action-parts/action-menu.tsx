import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { RowMenu, type RowAction } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { AskAbout } from './use-action-dialogs';

/** Cancelling is for what is neither done nor cancelled; deleting is always possible. */
export function ActionMenu({ action, ask }: { action: Appointment; ask: AskAbout }): ReactNode {
  const { t } = useLingui();
  const { title, status } = action;
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
  return <RowMenu label={t`Actions pour « ${title} »`} actions={status === 'pending' ? [cancel, remove] : [remove]} />;
}
