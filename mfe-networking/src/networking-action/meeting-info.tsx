import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { Box, Link, NewTabLink, phoneHref, PhoneNumber } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { mapOf, MeetingTypeFact } from '../components/action/meeting';

const linkBox = { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 32 } } as const;

/** The place of the meeting. Only pending actions have links to call, join or look at a map. */
export function MeetingInfo({ action }: { action: Appointment }): ReactNode {
  const { type, phone, url, address, status } = action;
  const isToCome = status === 'pending';
  const { street } = address;
  switch (type) {
    case 'real':
      return (
        <>
          <MeetingTypeFact type={type}>{street}</MeetingTypeFact>
          {street && isToCome && (
            <Box data-print="no">
              <NewTabLink href={mapOf(street)} sx={linkBox}>
                <Trans>Voir sur une carte</Trans>
              </NewTabLink>
            </Box>
          )}
        </>
      );
    case 'phone':
      return (
        <MeetingTypeFact type={type}>
          {phone && isToCome ? (
            <Link href={phoneHref(phone)} sx={linkBox}>
              <PhoneNumber>{phone}</PhoneNumber>
            </Link>
          ) : (
            phone && <PhoneNumber>{phone}</PhoneNumber>
          )}
        </MeetingTypeFact>
      );
    case 'video':
      return (
        <MeetingTypeFact type={type}>
          {url && isToCome && (
            <NewTabLink href={url} sx={linkBox}>
              <Trans>Rejoindre la visio</Trans>
            </NewTabLink>
          )}
        </MeetingTypeFact>
      );
  }
}
