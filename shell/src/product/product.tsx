import { swrConfig } from '@passerelle/shared/client';
import { SlotOutletProvider } from '@passerelle/shared/remotes';
import { lazyPart, ToastProvider } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

import { bootData } from '../boot/boot-data';
import { LogAsBanner } from '../features/log-as/log-as-banner';
import { NetworkNotice } from '../features/network/network-notice';
import { NotificationWatch } from '../features/notifications/poll/notification-watch';
import { SessionEnd } from '../features/session-end/session-end';
import { LeavingBoundary } from '../federation/failure/leaving-boundary';
import { PinnedVersionProvider } from '../federation/pinned-version/pinned-version';
import { prepareScreenAt, registerOwnScreens } from '../federation/load/prepare-at';
import { TopNotices } from '../layouts/frame/top-inset';
import { SlotOutlet } from '../federation/slot-outlet';
import { useSession } from '../session/session-store';
import { FollowProfile } from './follow-profile';
import { NavigationEffects } from './navigation-effects';
import { ownScreens } from './own-screens';
import { ProductRouter } from './product-router';
import { ProductRoutes } from './product-routes';

registerOwnScreens(ownScreens);

const OverrideBadge = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "overrides" */ '../federation/overrides/override-badge')).OverrideBadge,
);

/** What the screens of the product share, and its addresses. */
function Product(): ReactNode {
  return (
    <SlotOutletProvider value={SlotOutlet}>
      <ToastProvider>
        <PinnedVersionProvider>
          <NavigationEffects />
          <NotificationWatch />
          <LeavingBoundary>
            <ProductRoutes />
          </LeavingBoundary>
        </PinnedVersionProvider>
        {bootData.overrides && <OverrideBadge />}
      </ToastProvider>
    </SlotOutletProvider>
  );
}

/** The product: it comes in one chunk, once it is known that somebody may enter. */
export function ProductRoot(): ReactNode {
  const { me } = useSession();
  return (
    <SWRConfig value={swrConfig}>
      <TopNotices>
        {me?.loggedAs && <LogAsBanner />}
        <NetworkNotice />
      </TopNotices>
      <ProductRouter>
        <Product />
        <FollowProfile />
        <SessionEnd />
      </ProductRouter>
    </SWRConfig>
  );
}

export const prepare = prepareScreenAt;
