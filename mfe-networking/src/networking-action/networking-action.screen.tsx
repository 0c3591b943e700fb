import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { canEdit } from '@passerelle/shared/contract/rules/network/appointments';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { useNavigate } from 'react-router-dom';
import { isText, useLocationState } from '@passerelle/shared/url-state';
import { Box } from '@passerelle/shared/ui';
import { BackToList, DeleteButton, useFocusFallback } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ActionEntity } from '../components/action/action-entity';
import { useActionDialogs } from '../components/action/action-menu';
import { ActionBanner, ActionHead } from './action-head';
import { ActionFacts } from './action-facts';
import { PreviousInterviews } from './previous-interviews';
import { Notes } from './notes/notes';
import { Outcome } from './outcome';
import { Recommended } from './recommended/recommended';
import { Report } from './report';

/** The screen of one networking action: facts, report, notes and recommended contacts. */
export function NetworkingActionScreen(): ReactNode {
  const { networkingActionId } = useRouteParams('networkingAction');
  const { from } = useLocationState({ from: isText });
  return (
    <>
      <BackToList list={routeTo('networkingActions')} label={<Trans>Retour aux actions</Trans>} />
      <ActionEntity appointmentId={networkingActionId}>
        {(action) => <ActionContent key={action.id} action={action} from={from} />}
      </ActionEntity>
    </>
  );
}

interface ActionContentProps {
  action: Appointment;
  /** The address to return to. */
  from: string | undefined;
}

export function ActionContent({ action, from }: ActionContentProps): ReactNode {
  const navigate = useNavigate();
  const { ask, dialogs } = useActionDialogs(
    () => void navigate(from ?? routeTo('networkingActions'), { replace: true }),
  );
  const isInterview = action.actionType === 'jobInterview';
  return (
    // Cancelling removes the menu that opened the dialog.
    <Box component="div" {...useFocusFallback()} sx={{ outline: 'none' }}>
      <ActionHead action={action} from={from} ask={ask} />
      <ActionBanner action={action} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: '392px minmax(0, 1fr)' },
          gap: { xs: '28px', xl: '36px' },
          alignItems: 'start',
        }}
      >
        <ActionFacts action={action} />
        <Box sx={{ display: 'grid', gap: { xs: '28px', md: '36px' }, minWidth: 0 }}>
          {isInterview && <Outcome action={action} />}
          <Report action={action} />
          {!isInterview && <Recommended action={action} />}
          {isInterview && <PreviousInterviews action={action} />}
          <Notes action={action} />
        </Box>
      </Box>
      {!canEdit(action) && <DeleteButton onClick={() => ask.remove(action)} sx={{ mt: '28px' }} />}
      {dialogs}
    </Box>
  );
}
