import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import { Badge, IconButton, lazyDialog } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useUnread } from '../../../layouts/unread-count';
import { isCapped } from '../../../layouts/tab-title';

export function useBellLabel(unread: number): string {
  const { t } = useLingui();
  if (unread === 0) return t`Notifications`;
  if (isCapped(unread)) return t`Notifications, plus de 99 non lues`;
  return t`${plural(unread, { one: 'Notifications, # non lue', other: 'Notifications, # non lues' })}`;
}

const NotificationPanel = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "notification-panel" */ '../panel/notification-panel')).NotificationPanel,
);

interface Opened {
  anchor: HTMLElement;
  at: string;
}

/** Number of unread notifications, with a button that opens them. The panel closes when the address changes. */
export function NotificationBell(): ReactNode {
  const unread = useUnread();
  const label = useBellLabel(unread);
  const { key } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = opened?.at === key;
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={({ currentTarget }) => setOpened({ anchor: currentTarget, at: key })}
      >
        <Badge color="error" badgeContent={unread}>
          <NotificationsNoneRounded />
        </Badge>
      </IconButton>
      {open && <NotificationPanel anchor={opened.anchor} onClose={() => setOpened(null)} />}
    </>
  );
}
