import type { LiveRemote, RouteDescriptor } from '@passerelle/shared/contract/remotes';
import type { RemoteModule } from '@passerelle/shared/remotes';
import { renderScreen, type Screen } from '@passerelle/shared/testing';
import type { ComponentType, ReactNode } from 'react';
import { Link as RouteLink, Route, Routes } from 'react-router-dom';

import { LeavingBoundary } from './failure/leaving-boundary';
import { PinnedVersionProvider, useRemoteRoutes } from './pinned-version/pinned-version';
import { override } from './registry/registry-store';
import { RemoteScreen } from './remote-screen';

/** Sets the live remotes of a test page. None is sealed: trust has its own tests. */
export const goLive = (...remotes: LiveRemote[]): void => override(remotes);

type Parts = Record<string, ComponentType<never> | (() => Promise<ComponentType<never>>)>;

/** Modules that a version exposes: screens by their names. */
export const aModule = (screens: Parts, slots: Parts = {}): RemoteModule =>
  ({
    screens: loaders(screens),
    slots: loaders(slots),
    messages: { fr: async () => ({ messages: {} }) },
  }) as RemoteModule;

const loaders = (parts: Parts): object =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, async () => part]));

function Pages(): ReactNode {
  return (
    <Routes>
      {useRemoteRoutes().map(({ route: { path } }) => (
        <Route key={path} path={path} element={<RemoteScreen />} />
      ))}
      <Route path="*" element={<h1>Nowhere</h1>} />
    </Routes>
  );
}

/** The addresses of the remotes that are live, with links to go to. */
export const showPage = (route: string, ...links: RouteDescriptor['path'][]): Promise<Screen> =>
  renderScreen(
    <PinnedVersionProvider>
      <p>The rest of the page</p>
      {links.map((path) => (
        <RouteLink key={path} to={path}>
          {path}
        </RouteLink>
      ))}
      <LeavingBoundary>
        <Pages />
      </LeavingBoundary>
    </PinnedVersionProvider>,
    { route },
  );
