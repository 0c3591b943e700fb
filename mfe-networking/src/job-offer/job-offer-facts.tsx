import { Trans, useLingui } from '@lingui/react/macro';
import type { JobOffer } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import { jobOccupationWords } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

const Unknown = (): ReactNode => (
  <Box component="span" sx={{ color: 'neutral.ink3' }}>
    <Trans>Non renseigné</Trans>
  </Box>
);

/** Every detail of an offer; empty ones are shown as not filled in. */
export function JobOfferFacts({ offer }: { offer: JobOffer }): ReactNode {
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
        {job.occupation ? t(jobOccupationWords[job.occupation]) : <Unknown />}
      </Described>
      <Described name={<Trans>Description</Trans>}>
        {description ? <Box sx={{ whiteSpace: 'pre-line', maxWidth: '66ch' }}>{description}</Box> : <Unknown />}
      </Described>
    </DescriptionList>
  );
}
