import { Select, Trans, useLingui } from '@lingui/react/macro';
import NorthEastRounded from '@mui/icons-material/NorthEastRounded';
import SouthWestRounded from '@mui/icons-material/SouthWestRounded';
import type { Contact } from '@passerelle/shared/contract';
import { Box, fullName, Tag } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Tags of a contact: type, referrer of others, and name of its own referrer. */
export function ContactTags({ contact }: { contact: Contact }): ReactNode {
  const { t } = useLingui();
  const { referrer, referred } = contact;
  const gender = genderOf(contact);
  const recommender = referrer && fullName(referrer);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
      <Tag>
        <ContactTypeLabel contact={contact} />
      </Tag>
      {referred.length > 0 && (
        <Tag tone="teal" icon={<SouthWestRounded className="flip" />}>
          <Select value={gender} _woman="Référente" _man="Référent" other="Personne référente" />
        </Tag>
      )}
      {recommender && (
        <Tag tone="plum" icon={<NorthEastRounded className="flip" titleAccess={t`Recommandation`} />}>
          <Trans>Par {recommender}</Trans>
        </Tag>
      )}
    </Box>
  );
}

/** The type of a contact in words. */
export function ContactTypeLabel({ contact }: { contact: Pick<Contact, 'type' | 'civility'> }): ReactNode {
  const gender = genderOf(contact);
  switch (contact.type) {
    case 'manager':
      return <Trans>Manager</Trans>;
    case 'hr':
      return <Trans>RH</Trans>;
    case 'networkAngel':
      return <Select value={gender} _woman="Alliée du réseau" _man="Allié du réseau" other="Soutien du réseau" />;
    case 'internal':
      return <Trans>Interne</Trans>;
    case 'external':
      return <Trans>Externe</Trans>;
    case 'headHunter':
      return <Trans>Recrutement</Trans>;
  }
}

/** The grammatical gender, from the civility. A title such as « Dr » does not reveal it, so the neutral form is used. */
function genderOf({ civility }: Pick<Contact, 'civility'>): 'woman' | 'man' | 'unknown' {
  if (civility === 'mrs') return 'woman';
  return civility === 'mr' ? 'man' : 'unknown';
}
