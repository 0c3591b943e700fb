import { useEffect } from 'react';

import { checkSession, type Session, useSession } from './session-store';

/** The session, asked for when nobody knows it yet. */
export function useCheckedSession(): Session {
  const session = useSession();
  useEffect(() => {
    if (session.status === 'unchecked') void checkSession();
  }, [session.status]);
  return session;
}
