import { Trans } from '@lingui/react/macro';
import type { User } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, fullName, Typography } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import { type ReactNode, useId } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { refreshUser } from '../user.mutations';
import { actionsOf, type ProgramStep } from './program-state';
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
function ReopenButton({ user, until }: { user: User; until: string }): ReactNode {
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

interface Props {
  user: User;
  onStep: (step: ProgramStep) => void;
}

/** Actions on the programme. */
export function ProgramButtons({ user, onStep }: Props): ReactNode {
  const { choose, change, extend, close, reopenUntil } = actionsOf(user.selectedProgram);
  return (
    <Box data-print="no" sx={{ display: 'grid', gap: '10px' }}>
      {choose && (
        <Button
          variant="contained"
          onClick={() => onStep('choose')}
          // On a small phone it takes two lines.
          sx={{ '&&': { whiteSpace: 'normal' } }}
        >
          <Trans>Sélectionner un programme maintenant</Trans>
        </Button>
      )}
      {extend && (
        <Button variant="contained" onClick={() => onStep('extend')}>
          {extend === 'again' ? <Trans>Prolonger à nouveau</Trans> : <Trans>Prolonger maintenant</Trans>}
        </Button>
      )}
      {reopenUntil && <ReopenButton user={user} until={reopenUntil} />}
      {(change || close) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px', '& > *': { flex: '1 1 auto' } }}>
          {change && (
            <Button variant="neutral" onClick={() => onStep('change')}>
              <Trans>Changer de programme</Trans>
            </Button>
          )}
          {close && (
            <Button
              variant="outlined"
              color="error"
              component={RouteLink}
              to={routeTo('clientUserClosure', { userId: user.id })}
            >
              <Trans>Clôturer le programme</Trans>
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
