import { Trans } from '@lingui/react/macro';
import type { JobOffer } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, Skeleton } from '@passerelle/shared/ui';
import { EntityScreen, NotThere } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useJobOffer } from './job-offer.resource';
import { JobOffersDisabled } from './job-offers-enabled';

interface Props {
  jobOfferId: string;
  /** For a form, which must not start from a cached answer. */
  fresh?: boolean;
  children: (offer: JobOffer) => ReactNode;
}

/** Loads the job offer of a screen: skeleton, « not found » and failure in its place. */
export const JobOfferEntity = ({ jobOfferId, fresh, children }: Props): ReactNode => (
  <EntityScreen
    state={useJobOffer(jobOfferId)}
    fresh={fresh}
    skeleton={<JobOfferSkeleton />}
    notFound={<JobOfferNotFound />}
    forbidden={<JobOffersDisabled />}
    failure={<Trans>Cette annonce ne répond pas</Trans>}
    failureText={<Trans>Rien n’est perdu : vos annonces sont enregistrées. Le reste fonctionne.</Trans>}
  >
    {children}
  </EntityScreen>
);

const JobOfferNotFound = (): ReactNode => (
  <NotThere
    title={<Trans>Cette annonce n’est pas parmi les vôtres</Trans>}
    to={routeTo('jobOffers')}
    linkLabel={<Trans>Voir toutes les annonces</Trans>}
  >
    <Trans>Elle a peut-être été supprimée.</Trans>
  </NotThere>
);

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The skeleton of the screen of an offer. */
const JobOfferSkeleton = (): ReactNode => (
  <>
    <Box sx={{ display: 'grid', gap: '12px', mb: '28px' }}>
      <Skeleton variant="rounded" width={110} height={26} />
      <Skeleton variant="rounded" height={34} sx={{ width: 'min(420px, 90%)' }} />
    </Box>
    <Card sx={{ display: 'grid', gap: '22px' }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={16} width="70%" />
      ))}
    </Card>
  </>
);
