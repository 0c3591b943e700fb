import { Trans } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import type { JobOffer } from '@passerelle/shared/contract';
import { isText, routeTo, useGo, useLocationState, useRouteParams } from '@passerelle/shared/routes';
import { Box, Button, Card, PageHeader } from '@passerelle/shared/ui';
import { BackToList } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { JobOfferEntity } from '../components/job-offer/job-offer-entity';
import { EmployerText } from '../components/job-offer/job-offer-lines';
import { JobOfferStatusTag } from '../components/job-offer/job-offer-status-tag';
import { IfJobOffersEnabled } from '../components/job-offer/job-offers-enabled';
import { useJobOfferDeletion } from '../components/job-offer/use-job-offer-deletion';
import { JobOfferAnswer } from './job-offer-answer';
import { JobOfferFacts } from './job-offer-facts';
import { JobOfferFollowUp } from './job-offer-follow-up';
import { JobOfferPicture } from './job-offer-picture';
import { JobOfferTimeline } from './job-offer-timeline';

/** The screen of one offer: status, next steps and details. */
export function JobOfferScreen(): ReactNode {
  const { jobOfferId } = useRouteParams('jobOffer');
  const { from } = useLocationState({ from: isText });
  return (
    <IfJobOffersEnabled>
      <BackToList list={routeTo('jobOffers')} label={<Trans>Retour aux annonces</Trans>} />
      <JobOfferEntity jobOfferId={jobOfferId}>
        {(offer) => <JobOfferContent key={offer.id} offer={offer} from={from} />}
      </JobOfferEntity>
    </IfJobOffersEnabled>
  );
}

interface JobOfferContentProps {
  offer: JobOffer;
  /** The address to return to. */
  from: string | undefined;
}

export function JobOfferContent({ offer, from }: JobOfferContentProps): ReactNode {
  const go = useGo();
  const { ask, dialog } = useJobOfferDeletion(() => go(from ?? routeTo('jobOffers'), { replace: true }));
  const [picture] = offer.documents;
  return (
    <>
      <PageHeader
        tags={<JobOfferStatusTag status={offer.status} />}
        title={offer.title}
        actions={<JobOfferTools jobOfferId={offer.id} from={from} onDelete={() => ask(offer)} />}
      >
        <EmployerText offer={offer} />
      </PageHeader>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: '16px', md: '20px' } }}>
        <JobOfferAnswer offer={offer} />
        <JobOfferFollowUp offer={offer} />
        <JobOfferTimeline offer={offer} />
        <Card>
          <JobOfferFacts offer={offer} />
        </Card>
        {picture && <JobOfferPicture document={picture} />}
      </Box>
      {dialog}
    </>
  );
}

interface JobOfferToolsProps {
  jobOfferId: string;
  from: string | undefined;
  onDelete: () => void;
}

export const JobOfferTools = ({ jobOfferId, from, onDelete }: JobOfferToolsProps): ReactNode => (
  <>
    <Button
      component={RouteLink}
      to={routeTo('jobOfferEdit', { jobOfferId })}
      state={{ from }}
      variant="neutral"
      startIcon={<EditRounded />}
    >
      <Trans>Modifier</Trans>
    </Button>
    <Button variant="outlined" color="error" startIcon={<DeleteOutlineRounded />} onClick={onDelete}>
      <Trans>Supprimer</Trans>
    </Button>
  </>
);
