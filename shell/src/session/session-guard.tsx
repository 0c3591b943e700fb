import { Navigate, Outlet, routeTo, useLocation } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

import { LoadingPage } from '../layouts/loading-page';
import { useCheckedSession } from './use-checked-session';

/** Lets in who is signed in and has accepted the terms; everybody else goes where the next step is. */
export function SessionGuard(): ReactNode {
  const { status } = useCheckedSession();
  const { pathname, search, hash } = useLocation();

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
