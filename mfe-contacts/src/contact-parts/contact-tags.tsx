import { Select, Trans, useLingui } from '@lingui/react/macro';
import NorthEastRounded from '@mui/icons-material/NorthEastRounded';
import SouthWestRounded from '@mui/icons-material/SouthWestRounded';
import type { Contact } from '@passerelle/shared/contract';
import { Box, fullName, Tag } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ContactTypeWord } from './contact-type-word';
import { genderOf } from './gender-of';

/** What the contact is to the person, and who recommended whom. */
export function ContactTags({ contact }: { contact: Contact }): ReactNode {
  const { t } = useLingui();
  const { referrer, referred } = contact;
  const gender = genderOf(contact);
  const recommender = referrer && fullName(referrer);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
      <Tag>
        <ContactTypeWord contact={contact} />
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
