import { durations, type OwnProfile } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { useEffect } from 'react';

import { goAndSignIn } from './leave-for-login';

/**
 * Nobody came back to the page: it is left for the login page, and nothing of it stays in the window. Drafts stay in the
 * tab for their person. A machine that slept has no timer that ran: it looks at its clock when it is looked at.
 */
export function useLeaveInTime(me: OwnProfile): void {
  useEffect(() => {
    const time = durations.signInAgainMinutes * 60_000;
    const end = now().getTime() + time;
    const leaveIfLate = (): void => {
      if (now().getTime() >= end) goAndSignIn(me);
    };
    const timer = setTimeout(() => goAndSignIn(me), time);
    document.addEventListener('visibilitychange', leaveIfLate);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leaveIfLate);
    };
  }, [me]);
}
