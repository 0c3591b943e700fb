import { Trans } from '@lingui/react/macro';
import { isText, routeTo, useLocationState, useRouteParams } from '@passerelle/shared/routes';
import { BackLink } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { JobOfferArea } from '../job-offer-parts/job-offer-area';
import { OffersShown } from '../job-offer-parts/offers-shown';
import { JobOfferContent } from './job-offer-content';

/** An offer: where it stands, what is to be done about it, and all that was noted of it. */
export function JobOfferScreen(): ReactNode {
  const { jobOfferId } = useRouteParams('jobOffer');
  const { from } = useLocationState({ from: isText });
  const list = routeTo('jobOffers');
  const back = from ?? list;
  const isList = back === list || back.startsWith(`${list}?`);
  return (
    <OffersShown>
      {/* Back to the list as it was: its filter, what was looked for, its page. */}
      <BackLink to={back} label={isList ? <Trans>Retour aux annonces</Trans> : <Trans>Retour</Trans>} />
      <JobOfferArea jobOfferId={jobOfferId}>
        {(offer) => <JobOfferContent key={offer.id} offer={offer} from={from} />}
      </JobOfferArea>
    </OffersShown>
  );
}
