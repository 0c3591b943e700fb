import { Trans, useLingui } from '@lingui/react/macro';
import type { Contact } from '@passerelle/shared/contract';
import { Box } from '@passerelle/shared/ui';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import { civilityWords, jobOccupationWords } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

import { ContactTypeWord } from '../contact-parts/contact-type-word';
import { AddressLines } from './address-lines';
import { PersonLinks } from './person-links';

const Unknown = (): ReactNode => (
  <Box component="span" sx={{ color: 'neutral.ink3' }}>
    <Trans>Non renseigné</Trans>
  </Box>
);

/** All that was noted of somebody; what was not says so. */
export function ContactInfo({ contact }: { contact: Contact }): ReactNode {
  const { t } = useLingui();
  const { civility, company, job, addresses, referrer, referred, comment } = contact;
  return (
    <DescriptionList>
      <Described name={<Trans>Civilité</Trans>}>{civility ? t(civilityWords[civility]) : <Unknown />}</Described>
      <Described name={<Trans>Type de contact</Trans>}>
        <ContactTypeWord contact={contact} />
      </Described>
      <Described name={<Trans>Entreprise</Trans>}>{company.name || <Unknown />}</Described>
      <Described name={<Trans>Service</Trans>}>{company.service || <Unknown />}</Described>
      <Described name={<Trans>Poste</Trans>}>{job.jobTitle || <Unknown />}</Described>
      <Described name={<Trans>Domaine professionnel</Trans>}>
        {job.occupation ? t(jobOccupationWords[job.occupation]) : <Unknown />}
      </Described>
      <Described name={<Trans>Adresses</Trans>}>
        {addresses.length > 0 ? <AddressLines addresses={addresses} /> : <Unknown />}
      </Described>
      <Described name={<Trans>Recommandé par</Trans>}>
        {referrer ? <PersonLinks people={[referrer]} /> : <Unknown />}
      </Described>
      <Described name={<Trans>Vous a recommandé</Trans>}>
        {referred.length > 0 ? <PersonLinks people={referred} /> : <Trans>Personne pour le moment</Trans>}
      </Described>
      <Described name={<Trans>Commentaire</Trans>}>
        {comment ? <Box sx={{ whiteSpace: 'pre-line', maxWidth: '66ch' }}>{comment}</Box> : <Unknown />}
      </Described>
    </DescriptionList>
  );
}
