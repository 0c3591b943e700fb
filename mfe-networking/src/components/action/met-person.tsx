import type { Appointment } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';
import { Box, fullName, PersonAvatar } from '@passerelle/shared/ui';

interface Props {
  appointment: Pick<Appointment, 'contact' | 'contactName'>;
  /** Also shows the company of the contact. */
  withCompany?: boolean;
}

/** The contact of an action. Of a deleted contact only the name is left. */
export function MetPerson({ appointment: { contact, contactName }, withCompany = false }: Props): ReactNode {
  const name = contact ? fullName(contact) : contactName;
  if (!name) return null;
  const company = withCompany && contact?.company.name;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0, typography: 'body2' }}>
      {contact && <PersonAvatar {...contact} size={28} />}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        {company && <Box sx={{ color: 'text.secondary' }}>{company}</Box>}
      </Box>
    </Box>
  );
}
