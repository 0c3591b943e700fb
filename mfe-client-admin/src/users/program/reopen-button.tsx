import { Trans } from '@lingui/react/macro';
import type { User } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Button, fullName, Typography } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import { type ReactNode, useId } from 'react';

import { refreshUser } from '../user.mutations';
import { reopenUserProgram } from './user-program.mutations';

function useReopening(name: string) {
  return useConfirmation<User>({
    act: reopenUserProgram,
    done: () => <Trans>Le programme de {name} est rouvert</Trans>,
    about: ({ id }) => id,
    onFailure: refreshUser,
  });
}

/** Takes the closure back, while that is possible. */
export function ReopenButton({ user, until }: { user: User; until: string }): ReactNode {
  const { date } = useFormats();
  const noteId = useId();
  const name = fullName(user);
  const lastDay = date(until, 'local');
  const reopening = useReopening(name);
  return (
    <div>
      <Button variant="neutral" fullWidth onClick={() => reopening.ask(user)} aria-describedby={noteId}>
        <Trans>Rouvrir</Trans>
      </Button>
      <Typography id={noteId} variant="body2" sx={{ mt: '4px', color: 'text.secondary' }}>
        <Trans>Possible jusqu’au {lastDay}.</Trans>
      </Typography>
      <ConfirmDialog
        {...reopening.dialog}
        title={<Trans>Rouvrir le programme de {name} ?</Trans>}
        confirmLabel={<Trans>Rouvrir</Trans>}
      >
        <Trans>
          La clôture est effacée. Le programme, ses tâches et sa place reviennent comme avant ; ses dates ne changent
          pas.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}
