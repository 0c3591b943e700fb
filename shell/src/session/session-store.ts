import { ApiError, keepAnswer, send } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { emit, on } from '@passerelle/shared/events';
import { useSyncExternalStore } from 'react';

import { bootData } from '../boot/boot-data';

/** `undefined`: not checked yet; `null`: nobody. */
let me: OwnProfile | null | undefined = bootData.me;
const listeners = new Set<() => void>();

const current = (): OwnProfile | null | undefined => me;
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Who it is goes to the page first: it forgets what was of another person before it keeps what is of this one. */
function tell(person: OwnProfile | null): void {
  emit('session-changed', { personId: person?.id ?? null });
  if (person) keepAnswer('GET /me', person);
}
// The document may have said it already.
if (me !== undefined) tell(me);

function settle(next: OwnProfile | null): void {
  me = next;
  tell(next);
  for (const listener of listeners) listener();
}

/** Any failure means not connected, but checked: the login page is where a person can do something about it. */
export async function checkSession(): Promise<OwnProfile | null> {
  try {
    settle(await send('GET /me'));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    settle(null);
  }
  return me ?? null;
}

/** Somebody has just signed in. */
export const signedIn = (person: OwnProfile): void => settle(person);

on('unauthorized', () => settle(null));

export type Session =
  | { status: 'unchecked'; me: null }
  | { status: 'signed-out'; me: null }
  | { status: 'terms'; me: OwnProfile }
  | { status: 'signed-in'; me: OwnProfile };

export function useSession(): Session {
  const person = useSyncExternalStore(subscribe, current);
  if (person === undefined) return { status: 'unchecked', me: null };
  if (person === null) return { status: 'signed-out', me: null };
  return { status: person.acceptedTerms ? 'signed-in' : 'terms', me: person };
}

export const sessionPerson = (): OwnProfile | null => me ?? null;
