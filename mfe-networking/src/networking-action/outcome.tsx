import { Trans } from '@lingui/react/macro';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import type { Appointment, InterviewStatus } from '@passerelle/shared/contract';
import { awaitsOutcome } from '@passerelle/shared/contract/rules/network/appointments';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, Card, Notice, Section, Typography } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { changeAction, refreshAction } from '../components/action/action.mutations';

/** The outcome of a past interview: accepted, refused, or one more interview. */
export function Outcome({ action }: { action: Appointment }): ReactNode {
  const { ask, dialogs } = useOutcomeDialogs(action);
  const { id, interviewStatus } = action;
  const thisPage = routeTo('networkingAction', { networkingActionId: id });
  if (interviewStatus === null && !awaitsOutcome(action)) return null;
  return (
    <Section title={<Trans>Suite de l’entretien</Trans>}>
      {interviewStatus ? (
        <OutcomeKnown action={action} status={interviewStatus} />
      ) : (
        <Card padding="small" sx={{ display: 'grid', gap: '14px' }}>
          <Typography sx={{ maxWidth: '62ch', color: 'text.secondary' }}>
            <Trans>Notez la réponse quand vous l’avez, ou planifiez l’entretien suivant.</Trans>
          </Typography>
          <Box
            data-print="no"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px', '& > *': { flex: { xs: '1 1 100%', md: 'none' } } }}
          >
            <Button
              component={RouteLink}
              to={routeTo('networkingActionCreate', {}, { query: { parent: id, actionType: 'jobInterview' } })}
              state={{ from: thisPage }}
              variant="contained"
            >
              <Trans>Planifier un entretien de suite</Trans>
            </Button>
            <Button variant="neutral" onClick={() => ask('accepted')}>
              <Trans>Marquer comme accepté</Trans>
            </Button>
            <Button variant="neutral" onClick={() => ask('refused')}>
              <Trans>Marquer comme refusé</Trans>
            </Button>
          </Box>
        </Card>
      )}
      {dialogs}
    </Section>
  );
}

interface OutcomeKnownProps {
  action: Pick<Appointment, 'interviewStatusDate'>;
  status: InterviewStatus;
}

/** The answer and its date. */
export function OutcomeKnown({ action: { interviewStatusDate }, status }: OutcomeKnownProps): ReactNode {
  const { date } = useFormats();
  const day = interviewStatusDate && date(interviewStatusDate, 'local');
  switch (status) {
    case 'accepted':
      return (
        <Notice
          tone="success"
          icon={<HandshakeRounded />}
          title={day ? <Trans>Entretien accepté le {day}</Trans> : <Trans>Entretien accepté</Trans>}
        />
      );
    case 'refused':
      return (
        <Notice tone="info" title={day ? <Trans>Entretien refusé le {day}</Trans> : <Trans>Entretien refusé</Trans>}>
          <Trans>Votre compte rendu et vos notes restent là pour la prochaine fois.</Trans>
        </Notice>
      );
  }
}

/** Asks for confirmation, because the answer is final: the server accepts only the first one. */
export function useOutcomeDialogs(action: Appointment): { ask: (status: InterviewStatus) => void; dialogs: ReactNode } {
  const { ask, subject, dialog } = useConfirmation<InterviewStatus>({
    act: (interviewStatus) => changeAction(action, { interviewStatus }),
    onFailure: () => refreshAction(action),
    done: (status) =>
      status === 'accepted' ? (
        <Trans>Entretien marqué comme accepté</Trans>
      ) : (
        <Trans>Entretien marqué comme refusé</Trans>
      ),
  });
  const isAccepted = subject === 'accepted';
  return {
    ask,
    dialogs: (
      <ConfirmDialog
        {...dialog}
        title={
          isAccepted ? (
            <Trans>Marquer l’entretien comme accepté ?</Trans>
          ) : (
            <Trans>Marquer l’entretien comme refusé ?</Trans>
          )
        }
        confirmLabel={isAccepted ? <Trans>Marquer comme accepté</Trans> : <Trans>Marquer comme refusé</Trans>}
      >
        <Trans>Cette réponse est définitive : elle ne pourra plus être changée.</Trans>
      </ConfirmDialog>
    ),
  };
}
