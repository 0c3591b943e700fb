import type { Layout } from '@passerelle/shared/contract/remotes';
import { routePaths } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';

import { accountPart } from '../account/account-part';
import { ErrorScreen } from '../errors/error.screen';
import { NotFoundScreen } from '../errors/not-found.screen';
import { useRemoteRoutes } from '../federation/here/use-remote-routes';
import { RemoteScreen } from '../federation/remote-screen';
import { legalPart } from '../legal/legal-part';
import { BackHomeLayout } from '../layouts/back-home-layout';
import { FullScreenLayout } from '../layouts/full-screen-layout';
import { MainLayout } from '../layouts/main-layout';
import { ClientEntry } from '../navigation/client-entry';
import { ClientGuard } from '../navigation/client-guard';
import { Part } from '../parts/part';
import { SessionGuard } from '../session/session-guard';

/** The shell's own addresses, and around them those of the remotes, each in the layout that it asks for. */
export function InsideRoutes(): ReactNode {
  const found = useRemoteRoutes();
  const inLayout = (layout: Layout): ReactNode[] =>
    found
      .filter(({ route }) => route.layout === layout)
      .map(({ route: { path } }) => <Route key={path} path={path} element={<RemoteScreen />} />);

  return (
    <Routes>
      <Route element={<BackHomeLayout />}>
        {[routePaths.privacyPolicy, routePaths.termsOfUse, routePaths.faq].map((path) => (
          <Route key={path} path={path} element={<Part of={legalPart} />} />
        ))}
        <Route path={routePaths.error} element={<ErrorScreen />} />
        <Route path={routePaths.notFound} element={<NotFoundScreen />} />
      </Route>
      <Route element={<SessionGuard />}>
        <Route element={<ClientGuard />}>
          <Route path={routePaths.client} element={<ClientEntry />} />
          <Route element={<MainLayout />}>
            {inLayout('main')}
            <Route path="*" element={<NotFoundScreen />} />
          </Route>
          <Route element={<FullScreenLayout />}>{inLayout('full-screen')}</Route>
          <Route element={<BackHomeLayout />}>
            {inLayout('back-to-home')}
            <Route path={routePaths.clientAccount} element={<Part of={accountPart} />} />
          </Route>
          <Route element={<BackHomeLayout width={1140} />}>
            <Route path={routePaths.account} element={<Part of={accountPart} />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}
