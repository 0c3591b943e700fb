import { emit, last, on } from '@passerelle/shared/events';

/** From the first 401 of a signed-in person until they, or somebody else, are signed in again. */
let lost = false;
on('session-changed', () => {
  lost = false;
});

export const isSessionLost = (): boolean => lost;

/** Here a 401 says that the password is wrong or the code too late, which is about no session. */
const signInPaths: readonly string[] = ['/api/auth', '/api/auth/secondFactor'];

/** Of several calls that meet the end of the session at once, one tells the page. */
export function noteUnauthorized(url: string): void {
  const path = new URL(url).pathname;
  if (lost || signInPaths.includes(path) || last('session-changed')?.personId === null) return;
  lost = true;
  emit('unauthorized', { path });
}

/** The session is there, and may do nothing before a second factor is set up: the page asks again who is signed in. */
export function noteFactorRequired(): void {
  if (!lost) emit('unauthorized', { path: '*' });
}
