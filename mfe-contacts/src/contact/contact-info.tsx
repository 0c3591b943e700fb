import { Trans, useLingui } from '@lingui/react/macro';
import type { Contact, ContactAddress, PersonReference } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, fullName, Link } from '@passerelle/shared/ui';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import { addressTypeLabels, civilityLabels, jobOccupationLabels } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { ContactTypeLabel } from '../components/contact-tags';

/** Known details of a contact; `MissingDetails` lists the missing ones. */
export function ContactInfo({ contact }: { contact: Contact }): ReactNode {
  const { t } = useLingui();
  const { civility, company, job, addresses, referrer, referred, comment } = contact;
  return (
    <DescriptionList>
      <Described name={<Trans>Type de contact</Trans>}>
        <ContactTypeLabel contact={contact} />
      </Described>
      {civility && <Described name={<Trans>Civilité</Trans>}>{t(civilityLabels[civility])}</Described>}
      {company.name && <Described name={<Trans>Entreprise</Trans>}>{company.name}</Described>}
      {company.service && <Described name={<Trans>Service</Trans>}>{company.service}</Described>}
      {job.jobTitle && <Described name={<Trans>Poste</Trans>}>{job.jobTitle}</Described>}
      {job.occupation && (
        <Described name={<Trans>Domaine professionnel</Trans>}>{t(jobOccupationLabels[job.occupation])}</Described>
      )}
      {addresses.length > 0 && (
        <Described name={<Trans>Adresses</Trans>}>
          <AddressLines addresses={addresses} />
        </Described>
      )}
      {referrer && (
        <Described name={<Trans>Recommandé par</Trans>}>
          <PersonLinks people={[referrer]} />
        </Described>
      )}
      {referred.length > 0 && (
        <Described name={<Trans>Vous a recommandé</Trans>}>
          <PersonLinks people={referred} />
        </Described>
      )}
      {comment && (
        <Described name={<Trans>Commentaire</Trans>}>
          <Box sx={{ whiteSpace: 'pre-line', maxWidth: '66ch' }}>{comment}</Box>
        </Described>
      )}
    </DescriptionList>
  );
}

/** Each address below its type. */
function AddressLines({ addresses }: { addresses: readonly ContactAddress[] }): ReactNode {
  const { t } = useLingui();
  const lines = addresses.map((address, index) => ({ ...address, key: `${index} ${address.street}` }));
  return (
    <Box component="ul" sx={{ display: 'grid', gap: '8px', m: 0, p: 0, listStyle: 'none' }}>
      {lines.map(({ key, type, street }) => (
        <li key={key}>
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            {t(addressTypeLabels[type])}
          </Box>
          <bdi>{street}</bdi>
        </li>
      ))}
    </Box>
  );
}

/** Contacts, each as a link to its page. */
const PersonLinks = ({ people }: { people: readonly PersonReference[] }): ReactNode => (
  <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', m: 0, p: 0, listStyle: 'none' }}>
    {people.map((person) => (
      <li key={person.id}>
        <Link
          component={RouteLink}
          to={routeTo('contact', { contactId: person.id })}
          sx={{ display: 'inline-block', py: { xs: '11px', md: 0 }, '@media (pointer: coarse)': { py: '11px' } }}
        >
          {fullName(person)}
        </Link>
      </li>
    ))}
  </Box>
);
