import { Outlet, useLocation } from '@passerelle/shared/routes';
import { routePaths } from '@passerelle/shared/routes/paths';
import { useEffect, type ReactNode } from 'react';

import { LoadingPage } from '../layouts/loading-page';
import { leaveFor } from './leave-for';
import { useSession } from './session-store';
import { rememberWay } from './way-back';

/**
 * A document is opened as the product only for who may enter it. A session that ends meanwhile leads to the login page,
 * and from there back to here.
 */
export function SessionGuard(): ReactNode {
  const { status } = useSession();
  const place = useLocation();
  const isIn = status === 'signed-in';
  useEffect(() => {
    if (isIn) return;
    rememberWay(place);
    leaveFor(routePaths.login);
  }, [isIn, place]);
  return isIn ? <Outlet /> : <LoadingPage />;
}
