import { Trans } from '@lingui/react/macro';
import type { JobOffer } from '@passerelle/shared/contract';
import { routeTo, useGo } from '@passerelle/shared/routes';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';

import { changeJobOffer, refreshJobOffer } from '../job-offer-parts/job-offer-changes.resource';
import { interviewAddress } from './interview-address';

interface Answer {
  /** An interview was proposed: on to planning it. */
  accept: () => void;
  accepting: boolean;
  /** Asks first: an answer cannot be taken back. */
  refuse: () => void;
  dialog: ReactNode;
}

/** What the employer has answered. */
export function useAnswer(offer: JobOffer, onRefused: () => void): Answer {
  const go = useGo();
  const toast = useToast();
  const [accepting, setAccepting] = useState(false);
  const accept = async (): Promise<void> => {
    setAccepting(true);
    try {
      await changeJobOffer(offer, { status: 'accepted' });
      go(interviewAddress(offer), { state: { from: routeTo('jobOffer', { jobOfferId: offer.id }) } });
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
      refreshJobOffer(offer);
    }
    setAccepting(false);
  };
  const { ask, subject, dialog } = useConfirmation<JobOffer>({
    act: (refused) => changeJobOffer(refused, { status: 'refused' }),
    onFailure: refreshJobOffer,
    after: onRefused,
    done: () => <Trans>Réponse négative enregistrée</Trans>,
  });
  const title = subject?.title;
  return {
    accept: () => void accept(),
    accepting,
    refuse: () => ask(offer),
    dialog: (
      <ConfirmDialog
        {...dialog}
        title={<Trans>Réponse négative pour « {title} » ?</Trans>}
        action={<Trans>Enregistrer la réponse négative</Trans>}
      >
        <Trans>
          L’annonce passe parmi les négatives, et sa réponse ne change plus. Tout ce que vous avez noté reste.
        </Trans>
      </ConfirmDialog>
    ),
  };
}
