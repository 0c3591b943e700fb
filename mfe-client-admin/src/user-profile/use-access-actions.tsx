import { Trans } from '@lingui/react/macro';
import KeyOffRounded from '@mui/icons-material/KeyOffRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import type { User } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/ui';
import { ConfirmDialog, type RowAction, useConfirmation } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { endSessionsOf, refreshUser, resetSecondFactor } from './user.resource';

/** What helps somebody who has lost a telephone, each after a question. */
export function useAccessActions(user: User): { actions: readonly RowAction[]; dialogs: ReactNode } {
  const name = fullName(user);
  const sessions = useConfirmation<User>({
    act: endSessionsOf,
    done: () => <Trans>Les sessions de {name} sont fermées</Trans>,
    about: ({ id }) => id,
  });
  const factor = useConfirmation<User>({
    act: resetSecondFactor,
    done: () => <Trans>La double authentification de {name} est retirée</Trans>,
    about: ({ id }) => id,
    onFailure: refreshUser,
  });
  const endSessions: RowAction = {
    id: 'sessions',
    label: <Trans>Fermer les sessions</Trans>,
    icon: <LogoutRounded />,
    onPress: () => sessions.ask(user),
  };
  const resetFactor: RowAction = {
    id: 'secondFactor',
    label: <Trans>Retirer la double authentification</Trans>,
    icon: <KeyOffRounded />,
    onPress: () => factor.ask(user),
  };
  return {
    actions: [endSessions, ...(user.hasSecondFactor ? [resetFactor] : [])],
    dialogs: (
      <>
        <ConfirmDialog
          {...sessions.dialog}
          title={<Trans>Fermer les sessions de {name} ?</Trans>}
          confirmLabel={<Trans>Fermer les sessions</Trans>}
        >
          <Trans>
            Cette personne devra se connecter à nouveau, avec le même mot de passe, sur chacun de ses appareils. Elle en
            est prévenue par e‑mail.
          </Trans>
        </ConfirmDialog>
        <ConfirmDialog
          {...factor.dialog}
          danger
          title={<Trans>Retirer la double authentification de {name} ?</Trans>}
          confirmLabel={<Trans>Retirer la double authentification</Trans>}
        >
          <Trans>
            Assurez-vous d’abord que la demande vient bien de cette personne. Elle pourra se connecter avec son seul mot
            de passe, et en est prévenue par e‑mail. Ses sessions sont fermées.
          </Trans>
        </ConfirmDialog>
      </>
    ),
  };
}
