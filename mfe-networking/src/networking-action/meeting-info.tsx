import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { Box, Link, NewTabLink, phoneHref } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { MeetingWay } from '../components/action/meeting';

const way = { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 32 } } as const;

const mapOf = (street: string): string => `https://www.openstreetmap.org/search?query=${encodeURIComponent(street)}`;

/** Where one meets, and the way there. What is over is neither called, nor joined, nor looked for on a map. */
export function MeetingInfo({ action }: { action: Appointment }): ReactNode {
  const { type, phone, url, address, status } = action;
  const isToCome = status === 'pending';
  const { street } = address;
  switch (type) {
    case 'real':
      return (
        <>
          <MeetingWay type={type}>{street}</MeetingWay>
          {street && isToCome && (
            <Box data-print="no">
              <NewTabLink href={mapOf(street)} sx={way}>
                <Trans>Voir sur une carte</Trans>
              </NewTabLink>
            </Box>
          )}
        </>
      );
    case 'phone':
      return (
        <MeetingWay type={type}>
          {phone && isToCome ? (
            <Link href={phoneHref(phone)} sx={way}>
              {phone}
            </Link>
          ) : (
            phone
          )}
        </MeetingWay>
      );
    case 'video':
      return (
        <MeetingWay type={type}>
          {url && isToCome && (
            <NewTabLink href={url} sx={way}>
              <Trans>Rejoindre la visio</Trans>
            </NewTabLink>
          )}
        </MeetingWay>
      );
  }
}
