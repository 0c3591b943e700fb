import { emit, last, on } from '@passerelle/shared/events';

/** From the first 401 of a signed-in person until they, or somebody else, are signed in again. */
let lost = false;
on('session-changed', () => {
  lost = false;
});

export const isSessionLost = (): boolean => lost;

/** Here a 401 says that the password is wrong, which is about no session. */
const SIGN_IN = '/api/auth';

/** Of several calls that meet the end of the session at once, one tells the page. */
export function noteUnauthorized(url: string): void {
  const path = new URL(url).pathname;
  if (lost || path === SIGN_IN || last('session-changed')?.personId === null) return;
  lost = true;
  emit('unauthorized', { path });
}
