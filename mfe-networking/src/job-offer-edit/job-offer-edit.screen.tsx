import { Trans } from '@lingui/react/macro';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { useNavigate } from 'react-router-dom';
import { isText, useLocationState } from '@passerelle/shared/url-state';
import { PageHeader, useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { JobOfferEntity } from '../components/job-offer/job-offer-entity';
import { IfJobOffersEnabled } from '../components/job-offer/job-offers-enabled';
import { JobOfferEditForm } from './job-offer-edit.form';

/** Edits an offer with the same fields as the creation form. */
export function JobOfferEditScreen(): ReactNode {
  const { jobOfferId } = useRouteParams('jobOfferEdit');
  const { from } = useLocationState({ from: isText });
  const navigate = useNavigate();
  const toast = useToast();
  const offerPage = routeTo('jobOffer', { jobOfferId });
  return (
    <IfJobOffersEnabled>
      <JobOfferEntity jobOfferId={jobOfferId} fresh>
        {(offer) => (
          <>
            <PageHeader
              back={{ to: offerPage, label: <Trans>Retour à l’annonce</Trans> }}
              title={<Trans>Modifier l’annonce</Trans>}
              record={offer.title}
            >
              {offer.title}
            </PageHeader>
            <JobOfferEditForm
              key={offer.id}
              offer={offer}
              onSaved={() => {
                toast(<Trans>L’annonce a été mise à jour avec succès</Trans>);
                void navigate(offerPage, { replace: true, state: { from } });
              }}
            />
          </>
        )}
      </JobOfferEntity>
    </IfJobOffersEnabled>
  );
}
