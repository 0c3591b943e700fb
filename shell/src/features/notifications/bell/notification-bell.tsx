import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import { Box, IconButton, lazyDialog } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useUnread } from '../../../layouts/unread-count';
import { capped, isCapped } from '../../../layouts/tab-title';

/** For the eye: the bell's name says the same in words. */
export function UnreadCount({ count }: { count: number }): ReactNode {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      aria-hidden
      sx={({ palette, typography }) => ({
        position: 'absolute',
        // Beside the bell more than over it: what it is stays to be seen.
        insetBlockStart: 0,
        insetInlineEnd: 0,
        minWidth: 18,
        px: '4px',
        borderRadius: '10px',
        backgroundColor: palette.status.error.fill,
        color: palette.common.white,
        fontFamily: typography.fontFamily,
        fontSize: '0.71875rem',
        fontWeight: 600,
        lineHeight: '18px',
        textAlign: 'center',
        boxShadow: `0 0 0 2px ${palette.neutral.surface}`,
        '@media (forced-colors: active)': { border: '1px solid' },
      })}
    >
      {capped(count)}
    </Box>
  );
}

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

/** How many notifications wait, and a way to them. What it opened closes when the address changes. */
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
        sx={{ position: 'relative' }}
      >
        <NotificationsNoneRounded />
        <UnreadCount count={unread} />
      </IconButton>
      {open && <NotificationPanel anchor={opened.anchor} onClose={() => setOpened(null)} />}
    </>
  );
}
