import { Trans, useLingui } from '@lingui/react/macro';
import type { JobOffer } from '@passerelle/shared/contract';
import { ActionButton, Box, Button, Card, Section } from '@passerelle/shared/ui';
import { useRef, type ReactNode } from 'react';

import { JobOfferOutcome } from './job-offer-outcome';
import { useAnswer } from './use-answer';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  '& > *': { flex: { xs: '1 1 auto', md: 'none' } },
} as const;

/** The answer to the offer: which it was, or the two that it can be. */
export function JobOfferAnswer({ offer }: { offer: JobOffer }): ReactNode {
  const { t } = useLingui();
  const place = useRef<HTMLElement>(null);
  // The button that was pressed has given way to what it led to.
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
