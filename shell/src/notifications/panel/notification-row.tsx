import { useLingui } from '@lingui/react/macro';
import type { Notification } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { RouteLink } from '@passerelle/shared/routes';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { useOffers } from '../../navigation/use-offers';
import { NotificationIcon } from './notification-icon';
import { targetOf } from './notification-target';
import { openNotification } from './notifications.resource';
import { rowStyle } from './row-style';

/** What happened and when. A press opens it, and leads to what it is about where there is a screen of that. */
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
        <RouteLink to={target} onClick={press}>
          {content}
        </RouteLink>
      )}
      {!target && isButton && (
        <button type="button" onClick={press}>
          {content}
        </button>
      )}
      {!target && !isButton && <div>{content}</div>}
    </Box>
  );
}
