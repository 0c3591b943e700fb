import { Trans, useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { ActionButton, Box, IconButton, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useRef, useState } from 'react';

import { useUnreadCount } from '../../../layouts/unread-count';
import { openAllNotifications } from '../poll/notifications.mutations';

interface Props {
  titleId: string;
  /** Among those that are listed; there may be others further down. */
  hasUnread: boolean;
  onClose: () => void;
}

const narrow = { minHeight: 44, px: '8px', '&&': { whiteSpace: { xs: 'normal', sm: 'nowrap' } } } as const;

export function PanelHead({ titleId, hasUnread, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const waiting = useUnreadCount();
  const [busy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const openAll = async (): Promise<void> => {
    setBusy(true);
    await openAllNotifications();
    setBusy(false);
    // The button goes away with what it was for.
    title.current?.focus();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none', padding: '6px', paddingInlineStart: '16px' }}>
      <Typography
        ref={title}
        id={titleId}
        component="h2"
        variant="h3"
        tabIndex={-1}
        sx={{ marginInlineEnd: 'auto', outline: 'none' }}
      >
        <Trans>Notifications</Trans>
      </Typography>
      {(hasUnread || waiting > 0 || busy) && (
        <ActionButton variant="text" size="small" busy={busy} onClick={() => void openAll()} sx={narrow}>
          <Trans>Tout marquer comme lu</Trans>
        </ActionButton>
      )}
      <IconButton aria-label={t`Fermer`} onClick={onClose}>
        <CloseRounded />
      </IconButton>
    </Box>
  );
}
