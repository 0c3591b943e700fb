import type { AppointmentContact } from '@passerelle/shared/contract';
import { Box, PersonAvatar } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  contact: AppointmentContact | null;
  /** What the contact was called, once it is deleted. */
  name: string | null;
}

export function MetPerson({ contact, name }: Props): ReactNode {
  if (!contact && !name) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', mt: '10px', typography: 'body2' }}>
      {contact && <PersonAvatar {...contact} size={28} />}
      <span>{contact ? [contact.firstName, contact.lastName].filter(Boolean).join(' ') : name}</span>
    </Box>
  );
}
