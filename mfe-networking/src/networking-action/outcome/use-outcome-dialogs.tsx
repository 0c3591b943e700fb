import { Trans } from '@lingui/react/macro';
import type { Appointment, InterviewStatus } from '@passerelle/shared/contract';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { refreshAction } from '../../action-parts/action-changes.resource';
import { changeAction } from '../../action-parts/change-seen';

/** The answer to an interview is final, so it is asked for twice; the server takes only the first. */
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
        action={isAccepted ? <Trans>Marquer comme accepté</Trans> : <Trans>Marquer comme refusé</Trans>}
      >
        <Trans>Cette réponse est définitive : elle ne pourra plus être changée.</Trans>
      </ConfirmDialog>
    ),
  };
}
