import { ApiError, send } from '@passerelle/shared/client';
import { now } from '@passerelle/shared/i18n';
import { routePaths } from '@passerelle/shared/routes/paths';

import { loadDocument, reloadDocument } from './full-navigation';
import { rememberReturnTo } from './return-to';
import { sessionPerson, signedIn } from './session-store';

/** `unknown`: the server could not be reached, and nothing has changed. */
export type Finding = 'signed-in' | 'signed-out' | 'unknown';

/** Minimum time between two checks. */
const REVALIDATE_INTERVAL_MS = 60_000;

/** Checks the session again: another tab or the server may have changed it. */
export async function revalidateSession(): Promise<Finding> {
  try {
    signedIn(await send('GET /me'));
    return 'signed-in';
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'signed-out' : 'unknown';
  }
}

/** Checks the session when the page becomes visible after a while, and updates name and theme. */
export function revalidateWhenVisible(): void {
  let checkedAt = now().getTime();
  document.addEventListener('visibilitychange', () => {
    const at = now().getTime();
    if (document.visibilityState !== 'visible' || !sessionPerson() || at - checkedAt < REVALIDATE_INTERVAL_MS) return;
    checkedAt = at;
    void revalidateSession();
  });
}

/**
 * The back button may bring a whole page out of the browser's memory, long after its person has logged out: it is not
 * shown before the server has said that it is still theirs.
 */
export function revalidateWhenRestored(): void {
  const { style } = document.documentElement;
  const check = async (): Promise<void> => {
    if (!sessionPerson()) return reloadDocument();
    style.visibility = 'hidden';
    const finding = await revalidateSession();
    if (finding !== 'signed-out') {
      style.visibility = '';
      return undefined;
    }
    rememberReturnTo(location, sessionPerson()?.id);
    return loadDocument(routePaths.login);
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void check();
  });
}
