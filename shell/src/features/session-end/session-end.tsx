import { lazyPart } from '@passerelle/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { isOpen } from '../../session/decide-entrypoint';
import { reloadDocument } from '../../session/full-navigation';
import { useSession } from '../../session/session-store';
import { GoToLogin } from './go-to-login';

/** Most sessions never end under an open page. When the dialog does not come, the login page is the other way. */
const SignInAgain = lazyPart(async () => {
  try {
    return (await import(/* webpackChunkName: "sign-in-again" */ './sign-in-again')).SignInAgain;
  } catch {
    return GoToLogin;
  }
});

/**
 * Handles a page whose session has ended: a public page reloads without a session; on all others
 * the person signs in again over the page and loses no input.
 */
export function SessionEnd(): ReactNode {
  const { status, me } = useSession();
  const isPublic = isOpen(useLocation().pathname);
  const hasEnded = status === 'expired';
  useEffect(() => {
    if (hasEnded && isPublic) reloadDocument();
  }, [hasEnded, isPublic]);
  if (!hasEnded || isPublic) return null;
  return <SignInAgain me={me} />;
}
