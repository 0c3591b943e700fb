import { useLocation } from '@passerelle/shared/routes';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';

import { isOpen } from '../roots/decide-root';
import { reopen } from './leave-for';
import { LeaveForLogin } from './leave-for-login';
import { useSession } from './session-store';

/** Most sessions never end under an open page. When the dialog does not come, the login page is the other way. */
const SignInAgain = lazy(async () => {
  try {
    return { default: (await import(/* webpackChunkName: "sign-in-again" */ './sign-in-again')).SignInAgain };
  } catch {
    return { default: LeaveForLogin };
  }
});

/**
 * What happens to a page whose session has ended: what anybody may read is opened again for anybody; over everything else
 * the person signs in again, and nothing that they typed or chose is lost.
 */
export function SessionEnd(): ReactNode {
  const { status, me } = useSession();
  const isPublic = isOpen(useLocation().pathname);
  const hasEnded = status === 'expired';
  useEffect(() => {
    if (hasEnded && isPublic) reopen();
  }, [hasEnded, isPublic]);
  if (!hasEnded || isPublic) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain me={me} />
    </Suspense>
  );
}
