import { useLingui } from '@lingui/react/macro';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import VideocamRounded from '@mui/icons-material/VideocamRounded';
import type { AppointmentType } from '@passerelle/shared/contract';
import type { ComponentType, ReactNode } from 'react';
import { Fact } from '@passerelle/shared/ui';

import { meetingWords } from './meeting-words';

const icons: Record<AppointmentType, ComponentType> = {
  real: PlaceRounded,
  phone: PhoneRounded,
  video: VideocamRounded,
};

/** How two people meet; in more detail, such as the address, where that is known. */
export function MeetingWay({ type, children }: { type: AppointmentType; children?: ReactNode }): ReactNode {
  const { t } = useLingui();
  const Icon = icons[type];
  return <Fact icon={<Icon />}>{children || t(meetingWords[type])}</Fact>;
}
