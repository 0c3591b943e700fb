import type { Contact } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';
import { FormControlLabel, Radio } from '@passerelle/shared/ui/mui/inputs';
import { Box, choiceCard, fullName, PersonAvatar } from '@passerelle/shared/ui';

import { JobLine } from './job-line';

/** Enough of a contact to be told from the others. */
export type PickableContact = Pick<Contact, 'id' | 'firstName' | 'lastName' | 'job' | 'company'>;

export const ContactChoice = ({ contact }: { contact: PickableContact }): ReactNode => (
  <FormControlLabel
    value={contact.id}
    control={<Radio />}
    sx={choiceCard}
    label={
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: '14px', py: '8px' }}>
        <PersonAvatar {...contact} size={42} />
        <Box component="span" sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {fullName(contact)}
          </Box>
          <JobLine of={contact} />
        </Box>
      </Box>
    }
  />
);
