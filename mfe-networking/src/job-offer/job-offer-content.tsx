import type { JobOffer } from '@passerelle/shared/contract';
import { routeTo, useGo } from '@passerelle/shared/routes';
import { Box, Card, PageHeader } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { EmployerLines } from '../job-offer-parts/employer-lines';
import { OfferStatusTag } from '../job-offer-parts/offer-status-tag';
import { useJobOfferDeletion } from '../job-offer-parts/use-job-offer-deletion';
import { FollowUp } from './follow-up/follow-up';
import { JobOfferAnswer } from './job-offer-answer';
import { JobOfferFacts } from './job-offer-facts';
import { JobOfferInterviews } from './job-offer-interviews';
import { JobOfferPicture } from './job-offer-picture';
import { JobOfferTools } from './job-offer-tools';

interface Props {
  offer: JobOffer;
  /** Where the person came from. */
  from: string | undefined;
}

export function JobOfferContent({ offer, from }: Props): ReactNode {
  const go = useGo();
  const { ask, dialog } = useJobOfferDeletion(() => go(from ?? routeTo('jobOffers'), { replace: true }));
  const [picture] = offer.documents;
  return (
    <>
      <PageHeader
        tags={<OfferStatusTag status={offer.status} />}
        title={offer.title}
        actions={<JobOfferTools jobOfferId={offer.id} from={from} onDelete={() => ask(offer)} />}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: '16px', md: '20px' } }}>
        <JobOfferAnswer offer={offer} />
        <FollowUp offer={offer} />
        <JobOfferInterviews offer={offer} />
        <Card sx={{ display: 'grid', gap: '14px' }}>
          <EmployerLines offer={offer} />
          <JobOfferFacts offer={offer} />
        </Card>
        {picture && <JobOfferPicture document={picture} />}
      </Box>
      {dialog}
    </>
  );
}
