import { Trans, useLingui } from '@lingui/react/macro';
import type { JobOffer } from '@passerelle/shared/contract';
import { routeTo, useGo } from '@passerelle/shared/routes';
import { ActionButton, Box, Button, Card, FailureText, Section, useToast } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import { type ReactNode, useRef, useState } from 'react';

import { changeJobOffer, refreshJobOffer } from '../components/job-offer/job-offer.mutations';
import { planInterviewPath, JobOfferOutcome } from './job-offer-outcome';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  '& > *': { flex: { xs: '1 1 auto', md: 'none' } },
} as const;

/** The answer to the offer, or the buttons to record it. */
export function JobOfferAnswer({ offer }: { offer: JobOffer }): ReactNode {
  const { t } = useLingui();
  const place = useRef<HTMLElement>(null);
  // The pressed button is replaced, so the focus moves to what replaces it.
  const { accept, accepting, refuse, dialog } = useAnswer(offer, () => place.current?.focus());
  return (
    <Box ref={place} component="section" tabIndex={-1} aria-label={t`Réponse`} sx={{ '&:focus': { outline: 'none' } }}>
      {offer.status === 'pending' ? (
        <Card>
          <Section title={<Trans>Avez-vous reçu une réponse ?</Trans>}>
            <Box sx={row}>
              <ActionButton busy={accepting} onClick={accept}>
                <Trans>Entretien proposé</Trans>
              </ActionButton>
              <Button variant="neutral" onClick={refuse}>
                <Trans>Réponse négative</Trans>
              </Button>
            </Box>
          </Section>
        </Card>
      ) : (
        <JobOfferOutcome offer={offer} />
      )}
      {dialog}
    </Box>
  );
}

interface Answer {
  /** Called when an interview was proposed, to plan it. */
  accept: () => void;
  accepting: boolean;
  /** Asks for confirmation first, because an answer is final. */
  refuse: () => void;
  dialog: ReactNode;
}

/** The answer of the employer. */
export function useAnswer(offer: JobOffer, onRefused: () => void): Answer {
  const go = useGo();
  const toast = useToast();
  const [accepting, setAccepting] = useState(false);
  const accept = async (): Promise<void> => {
    setAccepting(true);
    try {
      await changeJobOffer(offer, { status: 'accepted' });
      go(planInterviewPath(offer), { state: { from: routeTo('jobOffer', { jobOfferId: offer.id }) } });
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
        confirmLabel={<Trans>Enregistrer la réponse négative</Trans>}
      >
        <Trans>
          L’annonce passe parmi les négatives, et sa réponse ne change plus. Tout ce que vous avez noté reste.
        </Trans>
      </ConfirmDialog>
    ),
  };
}
