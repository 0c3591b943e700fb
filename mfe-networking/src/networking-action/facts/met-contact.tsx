import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Box, fullName, Link, PersonAvatar } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** With whom: a way to their page, as long as they are in the book. */
export function MetContact({ action: { contact, contactName } }: { action: Appointment }): ReactNode {
  if (!contact) return contactName ?? <Trans>Non renseigné</Trans>;
  const { company } = contact;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px' }}>
      <PersonAvatar {...contact} size={32} />
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouteLink}
          to={routeTo('contact', { contactId: contact.id })}
          sx={{ display: 'inline-block', py: { xs: company.name ? '6px' : '11px', md: 0 } }}
        >
          {fullName(contact)}
        </Link>
        {company.name && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{company.name}</Box>}
      </Box>
    </Box>
  );
}
