import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import VideocamRounded from '@mui/icons-material/VideocamRounded';
import type { Appointment, AppointmentType } from '@passerelle/shared/contract';
import { Fact, Link, NewTabLink } from '@passerelle/shared/ui';
import { phoneHref, PhoneNumber } from '@passerelle/shared/ui/data';
import type { ComponentType, ReactNode } from 'react';
import { touchTarget } from './action-link';

const icons: Record<AppointmentType, ComponentType> = {
  real: PlaceRounded,
  phone: PhoneRounded,
  video: VideocamRounded,
};

export function MeetingTypeIcon({ type }: { type: AppointmentType }): ReactNode {
  const Icon = icons[type];
  return <Icon />;
}

export const mapOf = (street: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(street)}`;

/** The type of meeting, or details such as the address. */
export function MeetingTypeFact({ type, children }: { type: AppointmentType; children?: ReactNode }): ReactNode {
  const { t } = useLingui();
  return (
    <Fact icon={<MeetingTypeIcon type={type} />}>
      <bdi>{children || t(meetingTypeLabels[type])}</bdi>
    </Fact>
  );
}

export const meetingTypeLabels: Record<AppointmentType, MessageDescriptor> = {
  real: msg`En personne`,
  phone: msg`Par téléphone`,
  video: msg`En visio`,
};

/** The place of a meeting; pending meetings have a link to call or join. */
function placeOf({ type, phone, url, address, status }: Appointment): ReactNode {
  if (type === 'real') return address.street;
  if (status !== 'pending') return null;
  if (type === 'phone')
    return (
      phone && (
        <Link href={phoneHref(phone)} sx={touchTarget}>
          <PhoneNumber>{phone}</PhoneNumber>
        </Link>
      )
    );
  return (
    url && (
      <NewTabLink href={url} sx={touchTarget}>
        <Trans>Rejoindre la visio</Trans>
      </NewTabLink>
    )
  );
}

export const ActionPlace = ({ action }: { action: Appointment }): ReactNode => (
  <MeetingTypeFact type={action.type}>{placeOf(action)}</MeetingTypeFact>
);
