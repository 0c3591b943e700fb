import { Trans } from '@lingui/react/macro';
import type { User } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { actionsOf, type ProgramStep } from './program-state';
import { ReopenButton } from './reopen-button';

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
