import { Trans, useLingui } from '@lingui/react/macro';
import type { Contact, ContactAddress, PersonReference } from '@passerelle/shared/contract';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Box, fullName, Link } from '@passerelle/shared/ui';
import { Described, DescriptionList, NotFilledIn } from '@passerelle/shared/ui/data';
import { addressTypeWords, civilityWords, jobOccupationWords } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

import { ContactTypeWord } from '../components/contact-tags';

/** Every detail of a contact; empty ones are shown as not filled in. */
export function ContactInfo({ contact }: { contact: Contact }): ReactNode {
  const { t } = useLingui();
  const { civility, company, job, addresses, referrer, referred, comment } = contact;
  return (
    <DescriptionList>
      <Described name={<Trans>Civilité</Trans>}>{civility ? t(civilityWords[civility]) : <NotFilledIn />}</Described>
      <Described name={<Trans>Type de contact</Trans>}>
        <ContactTypeWord contact={contact} />
      </Described>
      <Described name={<Trans>Entreprise</Trans>}>{company.name || <NotFilledIn />}</Described>
      <Described name={<Trans>Service</Trans>}>{company.service || <NotFilledIn />}</Described>
      <Described name={<Trans>Poste</Trans>}>{job.jobTitle || <NotFilledIn />}</Described>
      <Described name={<Trans>Domaine professionnel</Trans>}>
        {job.occupation ? t(jobOccupationWords[job.occupation]) : <NotFilledIn />}
      </Described>
      <Described name={<Trans>Adresses</Trans>}>
        {addresses.length > 0 ? <AddressLines addresses={addresses} /> : <NotFilledIn />}
      </Described>
      <Described name={<Trans>Recommandé par</Trans>}>
        {referrer ? <PersonLinks people={[referrer]} /> : <NotFilledIn />}
      </Described>
      <Described name={<Trans>Vous a recommandé</Trans>}>
        {referred.length > 0 ? <PersonLinks people={referred} /> : <Trans>Personne pour le moment</Trans>}
      </Described>
      <Described name={<Trans>Commentaire</Trans>}>
        {comment ? <Box sx={{ whiteSpace: 'pre-line', maxWidth: '66ch' }}>{comment}</Box> : <NotFilledIn />}
      </Described>
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
            {t(addressTypeWords[type])}
          </Box>
          {street}
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
