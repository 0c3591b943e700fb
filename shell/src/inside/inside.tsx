import { SlotOutletProvider } from '@passerelle/shared/remotes';
import { ToastProvider } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { SlotOutlet } from '../federation/slot-outlet';
import { NavigationEffects } from '../navigation/navigation-effects';
import { NotificationWatch } from '../notifications/watch/notification-watch';
import { InsideRoutes } from './inside-routes';

/** The product: what its screens share, and its addresses. */
export function Inside(): ReactNode {
  return (
    <SlotOutletProvider value={SlotOutlet}>
      <ToastProvider>
        <NavigationEffects />
        <NotificationWatch />
        <InsideRoutes />
      </ToastProvider>
    </SlotOutletProvider>
  );
}
