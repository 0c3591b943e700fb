import CampaignRounded from '@mui/icons-material/CampaignRounded';
import ContactPageRounded from '@mui/icons-material/ContactPageRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import ManageAccountsRounded from '@mui/icons-material/ManageAccountsRounded';
import WavingHandRounded from '@mui/icons-material/WavingHandRounded';
import type { Notification, NotificationContext } from '@passerelle/shared/contract';
import { IconTile, type Tone } from '@passerelle/shared/ui';
import { FamilyIcon, Shield } from '@passerelle/shared/ui/data';
import type { ComponentType, ReactNode } from 'react';

const looks: Record<NotificationContext, { Icon: ComponentType; tone: Tone }> = {
  // Of a badge whose kind is not told.
  badge: { Icon: CampaignRounded, tone: 'ochre' },
  appointment: { Icon: EventRounded, tone: 'brand' },
  contact: { Icon: ContactPageRounded, tone: 'teal' },
  login: { Icon: WavingHandRounded, tone: 'moss' },
  user: { Icon: ManageAccountsRounded, tone: 'plum' },
  other: { Icon: CampaignRounded, tone: 'stone' },
};

const WIDTH = 40;

/** What it is about, for the eye; the text says it in words. A badge shows its own shield. */
export function NotificationIcon({ context }: { context: Notification['payload']['context'] }): ReactNode {
  const { type, badgeType, badgeLevel } = context;
  if (type === 'badge' && badgeType) {
    return <Shield level={badgeLevel} icon={<FamilyIcon family={badgeType} />} width={WIDTH} />;
  }
  const { Icon, tone } = looks[type];
  return (
    <IconTile tone={tone} size={WIDTH}>
      <Icon />
    </IconTile>
  );
}
