import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import { useLocation } from '@passerelle/shared/routes';
import { IconButton } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { OnDemand } from '../../parts/on-demand';
import { useUnread } from '../use-unread';
import { UnreadCount } from './unread-count';
import { useBellLabel } from './use-bell-label';

const loadPanel = async () =>
  (await import(/* webpackChunkName: "notification-panel" */ '../panel/notification-panel')).NotificationPanel;

interface Opened {
  anchor: HTMLElement;
  at: string;
}

/** How many notifications wait, and a way to them. What it opened closes when the address changes. */
export function NotificationBell(): ReactNode {
  const unread = useUnread();
  const label = useBellLabel(unread);
  const { key } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = opened?.at === key;
  const close = (): void => setOpened(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={({ currentTarget }) => setOpened({ anchor: currentTarget, at: key })}
        sx={{ position: 'relative' }}
      >
        <NotificationsNoneRounded />
        <UnreadCount count={unread} />
      </IconButton>
      {open && (
        <OnDemand
          name="notification-panel"
          load={loadPanel}
          props={{ anchor: opened.anchor, onClose: close }}
          onFailure={close}
        />
      )}
    </>
  );
}
