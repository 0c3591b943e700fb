import { ApiError, send } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { emit, on } from '@passerelle/shared/events';
import { now } from '@passerelle/shared/i18n';
import { routePaths } from '@passerelle/shared/routes/paths';
import { useSyncExternalStore } from 'react';

import { bootData } from '../boot/boot-data';
import { loadDocument } from './full-navigation';
import { isSameAnswer } from './same-answer';

/** `expired`: the session ended under a page that is open. Its person is still known, and may sign in again in place. */
export type Session =
  { status: 'unchecked' | 'signed-out'; me: null } | { status: 'terms' | 'signed-in' | 'expired'; me: OwnProfile };

function sessionOf(person: OwnProfile | null | undefined): Session {
  if (person === undefined) return { status: 'unchecked', me: null };
  if (person === null) return { status: 'signed-out', me: null };
  return { status: person.acceptedTerms ? 'signed-in' : 'terms', me: person };
}

let session: Session = sessionOf(bootData.me);
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const show = (next: Session): void => {
  session = next;
  for (const listener of listeners) listener();
};

/** Makes screens fetch all their data again, because calls failed while the session was expired. */
const askAgain = (): void => emit('data-changed', { paths: ['/*'], gone: null, origin: 'server' });

const announce = (person: OwnProfile | null): void => emit('session-changed', { personId: person?.id ?? null });
// The document may have brought the profile.
if (bootData.me !== undefined) announce(bootData.me);

function settle(person: OwnProfile | null): void {
  const isBack = session.status === 'expired' && person !== null;
  session = sessionOf(person);
  // The page forgets what was of another person before it shows anything of this one.
  announce(person);
  show(session);
  if (isBack) askAgain();
}

/** Any failure means not connected, but checked: the login page is where a person can do something about it. */
export async function checkSession(): Promise<OwnProfile | null> {
  try {
    settle(await send('GET /me'));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    settle(null);
  }
  return session.me;
}

/** The profile that the server has just answered. A page is one person's: for another it is opened anew. */
export function signedIn(person: OwnProfile): void {
  const { status, me } = session;
  if (me && me.id !== person.id) loadDocument(routePaths.home);
  else if (status === 'expired' || !isSameAnswer(me, person)) settle(person);
}

/** Minimum time between two checks, so that a server that keeps refusing the person is not asked in a loop. */
const RECHECK_INTERVAL_MS = 10_000;
let recheckedAt = 0;

/** The refusal may be of a token that has just been renewed, by a change of password: the server is asked once more. */
async function confirmEnd(me: OwnProfile): Promise<void> {
  recheckedAt = now().getTime();
  try {
    const person = await send('GET /me');
    if (person.id !== me.id) return loadDocument(routePaths.home);
    settle(person);
    return askAgain();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return show({ status: 'expired', me });
  }
}

on('unauthorized', ({ path }) => {
  const { me } = session;
  const wasJustRechecked = now().getTime() - recheckedAt < RECHECK_INTERVAL_MS;
  if (path === '*') {
    // No call in particular: a second factor is required, and the page is left for it once the server confirms it.
    if (me && !me.mustSetUpSecondFactor && !wasJustRechecked) void confirmEnd(me);
  } else if (!me) settle(null);
  else if (path.endsWith('/me') || wasJustRechecked) show({ status: 'expired', me });
  else void confirmEnd(me);
});

export const currentSession = (): Session => session;
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession);

export const sessionPerson = (): OwnProfile | null => session.me;
