import { Navigate, Outlet, routeTo, useLocation } from '@passerelle/shared/routes';
import { useEffect, type ReactNode } from 'react';

import { LoadingPage } from '../layouts/loading-page';
import { checkSession, useSession } from './session-store';

/** Lets in who is signed in and has accepted the terms; everybody else goes where the next step is. */
export function SessionGuard(): ReactNode {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (status === 'unchecked') void checkSession();
  }, [status]);

  switch (status) {
    case 'unchecked':
      return <LoadingPage />;
    case 'signed-out':
      return <Navigate to={routeTo('login')} replace state={{ from: `${pathname}${search}${hash}` }} />;
    case 'terms':
      return <Navigate to={routeTo('loginTerms')} replace />;
    case 'signed-in':
      return <Outlet />;
  }
}
