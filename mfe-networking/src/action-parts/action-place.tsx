import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { Link, NewTabLink, phoneHref } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { roomy } from './roomy';
import { MeetingWay } from './meeting-way';

/** Where one meets, as far as it is known. What is still to come can be called or joined from here. */
function placeOf({ type, phone, url, address, status }: Appointment): ReactNode {
  if (type === 'real') return address.street;
  if (status !== 'pending') return null;
  if (type === 'phone')
    return (
      phone && (
        <Link href={phoneHref(phone)} sx={roomy}>
          {phone}
        </Link>
      )
    );
  return (
    url && (
      <NewTabLink href={url} sx={roomy}>
        <Trans>Rejoindre la visio</Trans>
      </NewTabLink>
    )
  );
}

export const ActionPlace = ({ action }: { action: Appointment }): ReactNode => (
  <MeetingWay type={action.type}>{placeOf(action)}</MeetingWay>
);
