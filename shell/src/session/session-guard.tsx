import { Outlet, useLocation } from '@passerelle/shared/routes';
import { routePaths } from '@passerelle/shared/routes/paths';
import { useEffect, type ReactNode } from 'react';

import { LoadingPage } from '../layouts/loading-page';
import { leaveFor } from './leave-for';
import { useSession } from './session-store';
import { rememberWay } from './way-back';

/**
 * A document is opened as the product only for who may enter it. A session that runs out under an open page leaves it
 * there, and `SessionEnd` asks for the password over it; who may no longer enter is led to the door.
 */
export function SessionGuard(): ReactNode {
  const { status, me } = useSession();
  const place = useLocation();
  const isIn = status === 'signed-in' || status === 'expired';
  const personId = me?.id;
  useEffect(() => {
    if (isIn) return;
    rememberWay(place, personId);
    leaveFor(routePaths.login);
  }, [isIn, place, personId]);
  return isIn ? <Outlet /> : <LoadingPage />;
}
