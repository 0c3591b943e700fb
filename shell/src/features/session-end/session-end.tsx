import { lazyPart } from '@passerelle/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { isOpen } from '../../session/decide-entrypoint';
import { reopen } from '../../session/leave-for';
import { useSession } from '../../session/session-store';
import { LeaveForLogin } from './leave-for-login';

/** Most sessions never end under an open page. When the dialog does not come, the login page is the other way. */
const SignInAgain = lazyPart(async () => {
  try {
    return (await import(/* webpackChunkName: "sign-in-again" */ './sign-in-again')).SignInAgain;
  } catch {
    return LeaveForLogin;
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
  return <SignInAgain me={me} />;
}
