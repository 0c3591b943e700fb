import { Outlet, useLocation } from '@passerelle/shared/routes';
import { routePaths } from '@passerelle/shared/routes/paths';
import { useEffect, type ReactNode } from 'react';

import { LoadingPage } from '../layouts/loading-page';
import { leaveFor } from './leave-for';
import { useSession } from './session-store';
import { rememberWay } from './way-back';

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
    rememberWay(place, personId);
    leaveFor(isIn ? routePaths.loginSecondFactor : routePaths.login);
  }, [isIn, isFactorMissing, place, personId]);
  return isIn && !isFactorMissing ? <Outlet /> : <LoadingPage />;
}
