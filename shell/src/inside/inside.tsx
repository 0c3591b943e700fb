import { SlotOutletProvider } from '@passerelle/shared/remotes';
import { ToastProvider } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { bootData } from '../boot/boot-data';
import { LeavingBoundary } from '../federation/failure/leaving-boundary';
import { HereProvider } from '../federation/here/here';
import { SlotOutlet } from '../federation/slot-outlet';
import { NavigationEffects } from '../navigation/navigation-effects';
import { NotificationWatch } from '../notifications/watch/notification-watch';
import { AfterPaint } from '../parts/after-paint';
import { InsideRoutes } from './inside-routes';

const loadBadge = async () =>
  (await import(/* webpackChunkName: "overrides" */ '../overrides/override-badge')).OverrideBadge;

/** The product: what its screens share, and its addresses. */
export function Inside(): ReactNode {
  return (
    <SlotOutletProvider value={SlotOutlet}>
      <ToastProvider>
        <HereProvider>
          <NavigationEffects />
          <NotificationWatch />
          <LeavingBoundary>
            <InsideRoutes />
          </LeavingBoundary>
        </HereProvider>
        {bootData.overrides && <AfterPaint load={loadBadge} />}
      </ToastProvider>
    </SlotOutletProvider>
  );
}
