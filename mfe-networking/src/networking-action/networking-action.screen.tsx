import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { Appointment } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { canEdit } from '@passerelle/shared/contract/rules/network/appointments';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { useNavigate } from 'react-router-dom';
import { isText, useLocationState } from '@passerelle/shared/url-state';
import { Box, Card, LoadedArea, Section, SkeletonCard, Typography } from '@passerelle/shared/ui';
import { BackToList, DeleteButton, useFocusFallback } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ActionEntity } from '../components/action/action-entity';
import { useActionDialogs } from '../components/action/action-menu';
import { ActionRow } from '../components/action/action-row';
import { ActionBanner, ActionHead } from './action-head';
import { ActionFacts } from './action-facts';
import { Notes } from './notes/notes';
import { Outcome } from './outcome';
import { Recommended } from './recommended/recommended';
import { Report } from './report';

/** The earlier interviews of the same series, the latest first. */
function PreviousInterviews({ action }: { action: Appointment }): ReactNode {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Entretiens précédents</Trans>}>
      <LoadedArea
        state={useInterviews(action)}
        failure={<Trans>Les entretiens précédents ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : ils restent enregistrés. Le reste de la page fonctionne.</Trans>}
        skeleton={<SkeletonCard lines={2} />}
      >
        {({ items }) => {
          const earlier = interviewsBefore(items, action);
          return earlier.length === 0 ? (
            <Card padding="small">
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Trans>C’est le premier entretien de ce recrutement.</Trans>
              </Typography>
            </Card>
          ) : (
            <Box
              component="ul"
              aria-label={t`Entretiens précédents`}
              sx={{ display: 'grid', gap: '12px', m: 0, p: 0, listStyle: 'none' }}
            >
              {earlier.map((one) => (
                <ActionRow key={one.id} action={one} />
              ))}
            </Box>
          );
        }}
      </LoadedArea>
    </Section>
  );
}

/** The interviews of a series before the given one, by date, the latest first. */
export const interviewsBefore = (series: readonly Appointment[], { id, date }: Pick<Appointment, 'id' | 'date'>) =>
  series
    .filter((one) => one.id !== id && Date.parse(one.date) < Date.parse(date))
    .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));

/** All interviews of one hiring; its id is that of the first one. */
const useInterviews = ({ id, firstAppointment }: Pick<Appointment, 'id' | 'firstAppointment'>) =>
  useCall('GET /me/agenda', {
    query: { firstAppointment: firstAppointment ?? id, sort: 'date', order: 'desc', pageSize: pageSizes.general },
  });

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
