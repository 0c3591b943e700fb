import { Trans, useLingui } from '@lingui/react/macro';
import EditRounded from '@mui/icons-material/EditRounded';
import type { JobOffer } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { Box, Button, Card, PageHeader } from '@passerelle/shared/ui';
import { BackToList, DeleteButton, Described, DescriptionList } from '@passerelle/shared/ui/data';
import { jobOccupationLabels } from '@passerelle/shared/ui/labels';
import { isText, useLocationState } from '@passerelle/shared/url-state';
import type { ReactNode } from 'react';
import { Link as RouteLink, useNavigate } from 'react-router-dom';

import { JobOfferEntity } from '../components/job-offer/job-offer-entity';
import { EmployerText } from '../components/job-offer/job-offer-lines';
import { JobOfferStatusTag } from '../components/job-offer/job-offer-status-tag';
import { IfJobOffersEnabled } from '../components/job-offer/job-offers-enabled';
import { useJobOfferDeletion } from '../components/job-offer/use-job-offer-deletion';
import { JobOfferAnswer } from './job-offer-answer';
import { JobOfferFollowUp } from './job-offer-follow-up';
import { JobOfferPicture } from './job-offer-picture';
import { JobOfferTimeline } from './job-offer-timeline';

const Unknown = (): ReactNode => (
  <Box component="span" sx={{ color: 'neutral.ink3' }}>
    <Trans>Non renseigné</Trans>
  </Box>
);

/** Every detail of an offer; empty ones are shown as not filled in. */
function JobOfferFacts({ offer }: { offer: JobOffer }): ReactNode {
  const { t } = useLingui();
  const { date } = useFormats();
  const { createdAt, responseDate, type, origin, reference, job, description } = offer;
  return (
    <DescriptionList>
      <Described name={<Trans>Ajoutée le</Trans>}>
        <time dateTime={createdAt}>{date(createdAt, 'local')}</time>
      </Described>
      <Described name={<Trans>Date de candidature</Trans>}>
        {responseDate ? <time dateTime={responseDate}>{date(responseDate)}</time> : <Unknown />}
      </Described>
      <Described name={<Trans>Type d’annonce</Trans>}>
        {type === 'internal' ? <Trans>Interne</Trans> : <Trans>Externe</Trans>}
      </Described>
      <Described name={<Trans>Origine</Trans>}>{origin || <Unknown />}</Described>
      <Described name={<Trans>Référence</Trans>}>{reference || <Unknown />}</Described>
      <Described name={<Trans>Domaine professionnel</Trans>}>
        {job.occupation ? t(jobOccupationLabels[job.occupation]) : <Unknown />}
      </Described>
      <Described name={<Trans>Description</Trans>}>
        {description ? <Box sx={{ whiteSpace: 'pre-line', maxWidth: '66ch' }}>{description}</Box> : <Unknown />}
      </Described>
    </DescriptionList>
  );
}

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
  const navigate = useNavigate();
  const { ask, dialog } = useJobOfferDeletion(() => void navigate(from ?? routeTo('jobOffers'), { replace: true }));
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
    <DeleteButton onClick={onDelete} />
  </>
);
