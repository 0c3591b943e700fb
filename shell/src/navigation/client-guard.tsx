import { mayEnter } from '@passerelle/shared/contract/remotes';
import { Navigate, Outlet, routeTo } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

import { useSpace } from '../layouts/space';
import { useSession } from '../session/session-store';

/** Around everything: who is no staff and opens an address of the client space, whether it exists or not, is led home. */
export function ClientGuard(): ReactNode {
  const { me } = useSession();
  const space = useSpace();
  if (space === 'client' && me && !mayEnter('client', me.mergedPermissions)) return <Navigate to={routeTo('home')} replace />;
  return <Outlet />;
}
