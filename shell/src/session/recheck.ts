import { ApiError, send } from '@passerelle/shared/client';
import { now } from '@passerelle/shared/i18n';
import { routePaths } from '@passerelle/shared/routes/paths';

import { leaveFor, reopen } from './leave-for';
import { sessionPerson, signedIn } from './session-store';
import { rememberWay } from './way-back';

/** `unknown`: nobody could be asked, and nothing has changed. */
export type Finding = 'here' | 'gone' | 'unknown';

/** Not more often than this, however often somebody comes and goes. */
const PAUSE = 60_000;

/** Asks again who is signed in: another tab may have changed it, or the server. */
export async function recheck(): Promise<Finding> {
  try {
    signedIn(await send('GET /me'));
    return 'here';
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'gone' : 'unknown';
  }
}

/** Whoever comes back to the page after a while finds it as they are now: signed in, with today's name and theme. */
export function checkWhenSeen(): void {
  let checkedAt = now().getTime();
  document.addEventListener('visibilitychange', () => {
    const at = now().getTime();
    if (document.visibilityState !== 'visible' || !sessionPerson() || at - checkedAt < PAUSE) return;
    checkedAt = at;
    void recheck();
  });
}

/**
 * The back button may bring a whole page out of the browser's memory, long after its person has logged out: it is not
 * shown before the server has said that it is still theirs.
 */
export function checkWhenBroughtBack(): void {
  const { style } = document.documentElement;
  const check = async (): Promise<void> => {
    if (!sessionPerson()) return reopen();
    style.visibility = 'hidden';
    const finding = await recheck();
    if (finding !== 'gone') {
      style.visibility = '';
      return undefined;
    }
    rememberWay(location, sessionPerson()?.id);
    return leaveFor(routePaths.login);
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void check();
  });
}
