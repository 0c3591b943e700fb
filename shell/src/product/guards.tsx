import { mayEnter } from '@passerelle/shared/contract/remotes';
import { routeTo } from '@passerelle/shared/routes';
import { routePaths } from '@passerelle/shared/routes/paths';
import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { useMenu } from '../layouts/menu/menu-entries';
import { useSpace } from '../session/space';
import { LoadingPage } from '../loading/screen-skeleton';
import { loadDocument } from '../session/full-navigation';
import { rememberReturnTo } from '../session/return-to';
import { useSession } from '../session/session-store';

/**
 * A document is opened as the product only for who may enter it. A session that runs out under an open page leaves it
 * there, and `SessionEnd` asks for the password over it; who may no longer enter, or not before a second
 * factor is set up, is led to the door.
 */
export function SessionGuard(): ReactNode {
  const { status, me } = useSession();
  const place = useLocation();
  const isIn = status === 'signed-in' || status === 'expired';
  const personId = me?.id;
  const isFactorMissing = me?.mustSetUpSecondFactor ?? false;
  useEffect(() => {
    if (isIn && !isFactorMissing) return;
    rememberReturnTo(place, personId);
    loadDocument(isIn ? routePaths.loginSecondFactor : routePaths.login);
  }, [isIn, isFactorMissing, place, personId]);
  return isIn && !isFactorMissing ? <Outlet /> : <LoadingPage />;
}

/** Redirects people without access to the client space from any address of it, existing or not, to the home page. */
export function ClientGuard(): ReactNode {
  const { me } = useSession();
  const space = useSpace();
  if (space === 'client' && me && !mayEnter('client', me.mergedPermissions))
    return <Navigate to={routeTo('home')} replace />;
  return <Outlet />;
}

/** The door of the client space leads to its first menu entry: the dashboard, or what else of it is deployed; else home. */
export function ClientEntry(): ReactNode {
  const { entries } = useMenu();
  return <Navigate to={entries[0]?.path ?? routeTo('home')} replace />;
}
