import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import VideocamRounded from '@mui/icons-material/VideocamRounded';
import type { AppointmentType } from '@passerelle/shared/contract';
import type { ComponentType, ReactNode } from 'react';

import { Fact } from '../../tags/facts';

const ways: Record<AppointmentType, { Icon: ComponentType; words: MessageDescriptor }> = {
  real: { Icon: PlaceRounded, words: msg`En personne` },
  phone: { Icon: PhoneRounded, words: msg`Par téléphone` },
  video: { Icon: VideocamRounded, words: msg`En visio` },
};

/** How two people meet; in more detail, such as the address, where that is known. */
export function MeetingWay({ type, children }: { type: AppointmentType; children?: ReactNode }): ReactNode {
  const { t } = useLingui();
  const { Icon, words } = ways[type];
  return <Fact icon={<Icon />}>{children || t(words)}</Fact>;
}
