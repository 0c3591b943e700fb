import { swrConfig } from '@passerelle/shared/client';
import { pathInProduct, previewBaseOf, previewIdOf } from '@passerelle/shared/contract/rules/common/preview-address';
import { SlotOutletProvider } from '@passerelle/shared/remotes';
import { lazyPart, ToastProvider } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
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
import { ProductRoutes } from './product-routes';

/** Time limit after which a navigation no longer waits for a busy screen. */
const NAVIGATION_TIMEOUT_MS = 1500;

/** The address whose screen is shown. */
let shown = pathInProduct(location.pathname);

/**
 * React goes to another address when it has nothing more urgent to do. A screen that changes its state without end, as an
 * effect does that brings itself about, is more urgent for ever: who wants to leave it is then helped out at once.
 */
function ProductRouter({ children }: { children: ReactNode }): ReactNode {
  const [isStuck, setStuck] = useState(false);
  return (
    <BrowserRouter basename={previewBaseOf(location.pathname)} useTransitions={isStuck ? false : undefined}>
      <HelpOut setStuck={setStuck} />
      {children}
    </BrowserRouter>
  );
}

function HelpOut({ setStuck }: { setStuck: (isStuck: boolean) => void }): ReactNode {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    shown = pathname;
    setStuck(false);
  }, [pathname, setStuck]);
  useEffect(() => {
    const leave = (goesBack: boolean): void => {
      if (shown === pathInProduct(location.pathname)) return;
      flushSync(() => setStuck(true));
      // The router is told once more, and in which way: where one comes back to keeps its place, what is new begins above.
      if (goesBack) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      else {
        const { usr: state } = (history.state ?? {}) as { usr?: unknown };
        void navigate(pathInProduct(location.href.slice(location.origin.length)), { replace: true, state });
      }
    };
    const watch = ({ type, isTrusted }: Event): void =>
      void (isTrusted && setTimeout(() => leave(type === 'popstate'), NAVIGATION_TIMEOUT_MS));
    for (const way of ['click', 'popstate']) addEventListener(way, watch);
    return () => {
      for (const way of ['click', 'popstate']) removeEventListener(way, watch);
    };
  }, [setStuck, navigate]);
  return null;
}

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
