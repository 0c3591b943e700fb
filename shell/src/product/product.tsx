import { swrConfig } from '@passerelle/shared/client';
import { previewIdOf } from '@passerelle/shared/contract/rules/common/preview-address';
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
import { prepareScreenAt, registerOwnScreens } from '../federation/load/prepare-at';
import { PinnedVersionProvider } from '../federation/pinned-version/pinned-version';
import { SlotOutlet } from '../federation/slot-outlet';
import { TopNotices } from '../layouts/frame/top-inset';
import { useSession } from '../session/session-store';
import { FollowProfile } from './follow-profile';
import { NavigationEffects } from './navigation-effects';
import { ownScreens } from './own-screens';
import { ProductRouter } from './product-router';
import { ProductRoutes } from './product-routes';

registerOwnScreens(ownScreens);

const PreviewBanner = lazyPart(
  async () => (await import(/* webpackChunkName: "preview" */ '../features/preview/preview-banner')).PreviewBanner,
);

const OverrideBadge = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "overrides" */ '../federation/overrides/override-badge')).OverrideBadge,
);

/** Providers shared by the product's screens, and its routes. */
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

/** The product, in one chunk, loaded once the person is known to have access. */
export function ProductRoot(): ReactNode {
  const { me } = useSession();
  const isPreview = previewIdOf(location.pathname) !== null;
  return (
    <SWRConfig value={swrConfig}>
      <TopNotices>
        {me?.loggedAs && <LogAsBanner />}
        {isPreview && <PreviewBanner />}
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
