import { useLingui } from '@lingui/react/macro';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import ContactPageRounded from '@mui/icons-material/ContactPageRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import ForumRounded from '@mui/icons-material/ForumRounded';
import ManageAccountsRounded from '@mui/icons-material/ManageAccountsRounded';
import WavingHandRounded from '@mui/icons-material/WavingHandRounded';
import ListItemButton from '@mui/material/ListItemButton';
import type { Notification, NotificationContext } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routePaths, routeTo } from '@passerelle/shared/routes';
import { Box, IconTile, type SxProps, type Theme, type Tone, VisuallyHidden } from '@passerelle/shared/ui';
import { FamilyIcon, Shield } from '@passerelle/shared/ui/data';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useOffers } from '../../../federation/registry/match-route';
import { openNotification } from '../poll/notifications.mutations';

/** Unread is a ground, a weight and a dot; to readers it is a word. */
const rowStyle =
  (isUnread: boolean): SxProps<Theme> =>
  ({ palette }) => ({
    borderBlockStart: `1px solid ${palette.divider}`,
    backgroundColor: isUnread ? palette.brand[50] : 'transparent',
    // Doubled, to win over the look of the menu's entries.
    '&& > *': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12px',
      width: '100%',
      minHeight: 44,
      padding: '12px 16px',
      border: 0,
      borderRadius: 0,
      background: 'none',
      color: palette.text.primary,
      font: 'inherit',
      textAlign: 'start',
      textDecoration: 'none',
    },
    '&& > a, && > button': {
      '&:hover': { backgroundColor: palette.neutral.sunken },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '& .text': {
      display: 'block',
      fontSize: '0.9375rem',
      lineHeight: 1.4,
      fontWeight: isUnread ? 600 : 400,
      overflowWrap: 'anywhere',
    },
    '& .when': { fontSize: '0.8125rem', color: palette.neutral.ink3 },
    '& .dot': {
      flex: 'none',
      width: 10,
      height: 10,
      marginBlockStart: '6px',
      borderRadius: '50%',
      backgroundColor: palette.brand.edge,
      '@media (forced-colors: active)': { border: '5px solid' },
    },
  });

const looks: Record<NotificationContext, { Icon: ComponentType; tone: Tone }> = {
  // Of a badge whose kind is unknown.
  badge: { Icon: CampaignRounded, tone: 'ochre' },
  appointment: { Icon: EventRounded, tone: 'brand' },
  contact: { Icon: ContactPageRounded, tone: 'teal' },
  login: { Icon: WavingHandRounded, tone: 'moss' },
  user: { Icon: ManageAccountsRounded, tone: 'plum' },
  participant: { Icon: ForumRounded, tone: 'teal' },
  other: { Icon: CampaignRounded, tone: 'stone' },
};

const WIDTH = 40;

/** Icon of the subject; decorative, since the text names it. A badge shows its own shield. */
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

type Context = Notification['payload']['context'];

function pathOf({ type, target, jobOffer }: Context): string | null {
  switch (type) {
    case 'appointment':
      return target && routeTo('networkingAction', { networkingActionId: target });
    case 'contact':
      return target && routeTo('contact', { contactId: target });
    case 'badge':
    case 'login':
      return routeTo('home');
    case 'user':
      // Other people, such as the staff who follow this person, have no screen here.
      return target === null ? routeTo('account') : null;
    case 'participant':
      return target && routeTo('clientUser', { userId: target });
    case 'other':
      return jobOffer && routeTo('jobOffer', { jobOfferId: jobOffer });
  }
}

/** Address a notification opens: the screen of its subject, or null. The account page is the shell's own. */
export function targetOf(context: Context, offers: (path: string) => boolean): string | null {
  const path = pathOf(context);
  return path !== null && (path === routePaths.account || offers(path)) ? path : null;
}

/** Text and time of a notification. A press opens it, and leads to its subject where there is a screen of that. */
export function NotificationRow({ item, onLeave }: { item: Notification; onLeave: () => void }): ReactNode {
  const { t } = useLingui();
  const { ago, dateTime } = useFormats();
  const target = targetOf(item.payload.context, useOffers());
  const isUnread = item.status === 'received';
  // One that was pressed stays a button, so that the keyboard stays where it is.
  const [isButton] = useState(isUnread);
  const press = (): void => {
    if (isUnread) void openNotification(item.id);
    if (target) onLeave();
  };
  const content = (
    <>
      <NotificationIcon context={item.payload.context} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {isUnread && <VisuallyHidden>{t`Non lue :`} </VisuallyHidden>}
        <Box component="span" className="text">
          {item.payload.text}
        </Box>
        <Box component="time" dateTime={item.sendAt} title={dateTime(item.sendAt)} className="when">
          {ago(item.sendAt)}
        </Box>
      </Box>
      {isUnread && <span className="dot" aria-hidden />}
    </>
  );
  return (
    <Box component="li" sx={rowStyle(isUnread)}>
      {target && (
        <ListItemButton component={RouteLink} to={target} onClick={press}>
          {content}
        </ListItemButton>
      )}
      {!target && isButton && (
        <ListItemButton component="button" onClick={press}>
          {content}
        </ListItemButton>
      )}
      {!target && !isButton && <div>{content}</div>}
    </Box>
  );
}
