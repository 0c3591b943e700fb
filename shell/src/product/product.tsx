import { swrConfig } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { previewIdOf } from '@passerelle/shared/contract/rules/common/preview-address';
import { SlotOutletProvider } from '@passerelle/shared/remotes';
import { lazyPart, ToastProvider } from '@passerelle/shared/ui';
import { type ReactNode, useEffect } from 'react';
import useSWR, { SWRConfig } from 'swr';

import { bootData } from '../boot/boot-data';
import { LogAsBanner } from '../features/log-as/log-as-banner';
import { NetworkNotice } from '../features/network/network-notice';
import { NotificationWatch } from '../features/notifications/poll/notification-watch';
import { SessionEnd } from '../features/session-end/session-end';
import { LeavingBoundary } from '../federation/failure/leaving-boundary';
import { prepareScreenAt, registerShellScreens } from '../federation/load/prepare-at';
import { PinnedVersionProvider } from '../federation/pinned-version/pinned-version';
import { SlotOutlet } from '../federation/slot-outlet';
import { TopNotices } from '../layouts/frame/top-inset';
import '../session/answers-from-document';
import '../session/profile-cache';
import { currentSession, signedIn, useSession } from '../session/session-store';
import { NavigationEffects } from './navigation-effects';
import { shellScreens } from './shell-screens';
import { ProductRouter } from './product-router';
import { ProductRoutes } from './product-routes';

/** Never fetches: it receives every answer that other parts of the page request or invalidate. */
const passiveRead = { revalidateOnMount: false, revalidateIfStale: false, revalidateOnFocus: false };

/** Name, picture, programme and theme of the frame follow the last answer of `GET /me`. */
export function FollowProfile(): null {
  const { data } = useSWR<OwnProfile>('/me', passiveRead);
  useEffect(() => {
    // A cached answer does not restore an ended session.
    if (data && currentSession().status !== 'expired') signedIn(data);
  }, [data]);
  return null;
}

registerShellScreens(shellScreens);

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
