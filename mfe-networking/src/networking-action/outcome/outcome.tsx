import { Trans } from '@lingui/react/macro';
import { awaitsOutcome, type Appointment } from '@passerelle/shared/contract';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Box, Button, Card, Section, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { OutcomeKnown } from './outcome-known';
import { useOutcomeDialogs } from './use-outcome-dialogs';

/** What an interview that took place has led to: a yes, a no, or one more interview. */
export function Outcome({ action }: { action: Appointment }): ReactNode {
  const { ask, dialogs } = useOutcomeDialogs(action);
  const { id, interviewStatus } = action;
  const here = routeTo('networkingAction', { networkingActionId: id });
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
              state={{ from: here }}
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
