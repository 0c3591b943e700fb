import type { Layout } from '@passerelle/shared/contract/remotes';
import { routePaths } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';

import { ClosedScreen, ErrorScreen, NotFoundScreen } from '../errors/error-page';
import { NotificationBell } from '../features/notifications/bell/notification-bell';
import { useRemoteRoutes } from '../federation/pinned-version/pinned-version';
import { useRegistry } from '../federation/registry/registry-store';
import { RemoteScreen } from '../federation/remote-screen';
import { BackHomeLayout } from '../layouts/back-home-layout';
import { FullScreenLayout } from '../layouts/full-screen-layout';
import { MainLayout } from '../layouts/main-layout';
import { Part } from '../loading/part';
import { useSession } from '../session/session-store';
import { ClientEntry, ClientGuard, SessionGuard } from './guards';
import { accountPart, legalPart } from './shell-screens';

/** The shell's own addresses, and around them those of the remotes, each in the layout that it asks for. */
export function ProductRoutes(): ReactNode {
  const found = useRemoteRoutes();
  const { closed = [] } = useRegistry();
  const { status } = useSession();
  const bell = <NotificationBell />;
  const inLayout = (layout: Layout): ReactNode[] =>
    found
      .filter(({ route }) => route.layout === layout)
      .map(({ route: { path } }) => <Route key={path} path={path} element={<RemoteScreen />} />);

  return (
    <Routes>
      <Route element={<BackHomeLayout bell={bell} />}>
        {[routePaths.privacyPolicy, routePaths.termsOfUse].map((path) => (
          <Route key={path} path={path} element={<Part of={legalPart} />} />
        ))}
        <Route path={routePaths.error} element={<ErrorScreen />} />
        <Route path={routePaths.notFound} element={<NotFoundScreen />} />
        {/* An unknown address shows the not-found page without a sign-in. */}
        {status === 'signed-out' && <Route path="*" element={<NotFoundScreen />} />}
      </Route>
      <Route element={<SessionGuard />}>
        <Route element={<ClientGuard />}>
          <Route path={routePaths.client} element={<ClientEntry />} />
          {!found.some(({ route }) => route.path === routePaths.clientDashboard) && (
            <Route path={routePaths.clientDashboard} element={<ClientEntry />} />
          )}
          <Route element={<MainLayout bell={bell} />}>
            {inLayout('main')}
            {closed.map((path) => (
              <Route key={path} path={path} element={<ClosedScreen />} />
            ))}
            {status !== 'signed-out' && <Route path="*" element={<NotFoundScreen />} />}
          </Route>
          <Route element={<FullScreenLayout />}>{inLayout('full-screen')}</Route>
          <Route element={<BackHomeLayout bell={bell} />}>
            {inLayout('back-to-home')}
            <Route path={routePaths.clientAccount} element={<Part of={accountPart} />} />
            <Route path={routePaths.faq} element={<Part of={legalPart} />} />
          </Route>
          <Route element={<BackHomeLayout bell={bell} width={1140} />}>
            <Route path={routePaths.account} element={<Part of={accountPart} />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}
