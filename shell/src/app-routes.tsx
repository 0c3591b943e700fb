import type { Layout } from '@passerelle/shared/contract/remotes';
import { routePaths } from '@passerelle/shared/routes';
import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';

import { ErrorScreen } from './errors/error.screen';
import { NotFoundScreen } from './errors/not-found.screen';
import { remoteRoutes } from './federation/match-route';
import { RemoteScreen } from './federation/remote-screen';
import { useRegistry } from './federation/registry-store';
import { BackHomeLayout } from './layouts/back-home-layout';
import { FullScreenLayout } from './layouts/full-screen-layout';
import { LoadingPage } from './layouts/loading-page';
import { MainLayout } from './layouts/main-layout';
import { ClientEntry } from './navigation/client-entry';
import { NavigationEffects } from './navigation/navigation-effects';
import { SessionGuard } from './session/session-guard';

const LoginScreen = lazy(() => import(/* webpackChunkName: "login" */ './login/login.screen'));
const TermsScreen = lazy(() => import(/* webpackChunkName: "terms" */ './terms/terms.screen'));
const StaticPageScreen = lazy(() => import(/* webpackChunkName: "legal" */ './legal/static-page.screen'));
const FaqScreen = lazy(() => import(/* webpackChunkName: "legal" */ './legal/faq.screen'));

/** The shell's own addresses, and around them those of the remotes, each in the layout that it asks for. */
export function AppRoutes(): ReactNode {
  const found = remoteRoutes(useRegistry().remotes);
  const inLayout = (layout: Layout): ReactNode[] =>
    found
      .filter(({ route }) => route.layout === layout)
      .map((one) => <Route key={one.route.path} path={one.route.path} element={<RemoteScreen found={one} />} />);

  return (
    <>
      <NavigationEffects />
      <Suspense fallback={<LoadingPage />}>
        <Routes>
          <Route path={routePaths.login} element={<LoginScreen />} />
          <Route path={routePaths.loginTerms} element={<TermsScreen />} />
          <Route element={<BackHomeLayout />}>
            <Route path={routePaths.privacyPolicy} element={<StaticPageScreen slug="privacy-policy" />} />
            <Route path={routePaths.termsOfUse} element={<StaticPageScreen slug="terms-of-use" />} />
            <Route path={routePaths.faq} element={<FaqScreen />} />
            <Route path={routePaths.error} element={<ErrorScreen />} />
            <Route path={routePaths.notFound} element={<NotFoundScreen />} />
          </Route>
          <Route element={<SessionGuard />}>
            <Route path={routePaths.client} element={<ClientEntry />} />
            <Route element={<MainLayout />}>
              {inLayout('main')}
              <Route path="*" element={<NotFoundScreen />} />
            </Route>
            <Route element={<FullScreenLayout />}>{inLayout('full-screen')}</Route>
            <Route element={<BackHomeLayout />}>{inLayout('back-to-home')}</Route>
          </Route>
        </Routes>
      </Suspense>
    </>
  );
}
