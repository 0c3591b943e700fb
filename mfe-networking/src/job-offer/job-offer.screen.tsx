import { Trans } from '@lingui/react/macro';
import { isText, routeTo, useLocationState, useRouteParams } from '@passerelle/shared/routes';
import { BackToList } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { JobOfferEntity } from '../job-offer-parts/job-offer-entity';
import { OffersShown } from '../job-offer-parts/offers-shown';
import { JobOfferContent } from './job-offer-content';

/** An offer: where it stands, what is to be done about it, and all that was noted of it. */
export function JobOfferScreen(): ReactNode {
  const { jobOfferId } = useRouteParams('jobOffer');
  const { from } = useLocationState({ from: isText });
  return (
    <OffersShown>
      <BackToList list={routeTo('jobOffers')} label={<Trans>Retour aux annonces</Trans>} />
      <JobOfferEntity jobOfferId={jobOfferId}>
        {(offer) => <JobOfferContent key={offer.id} offer={offer} from={from} />}
      </JobOfferEntity>
    </OffersShown>
  );
}
