import { send } from '@passerelle/shared/client';
import type { Device } from '@passerelle/shared/contract';
import { on } from '@passerelle/shared/events';

import { sessionPerson, signedIn } from '../session/session-store';
import { readDevice } from './read-device';
import { postToWrapper } from './wrapper';

let device: Device | null = null;
/** Whose device the server was last told, so that it is told once. */
let told = '';

/** The phone around the page, once a wrapper has said so: it goes with every update of the profile. */
export const currentDevice = (): Device | null => device;

const isSame = (one: Device, other: Device | null): boolean =>
  JSON.stringify(one) === JSON.stringify(readDevice(other));

async function tellServer(): Promise<void> {
  const person = sessionPerson();
  // Before the terms are accepted nothing about a person's phone is kept.
  if (!device || !person?.acceptedTerms || isSame(device, person.device)) return;
  const news = `${person.id} ${JSON.stringify(device)}`;
  if (news === told) return;
  told = news;
  try {
    signedIn(await send('PUT /me', { body: { device } }));
  } catch {
    // Told again when the wrapper says it again, or somebody signs in.
    told = '';
  }
}

/** Asks the native wrapper for its device, and passes what it answers on to the server. */
export function startNative(): void {
  addEventListener('updateNotificationInfo', (event) => {
    const { detail, data } = event as Event & { detail?: unknown; data?: unknown };
    const said = readDevice(detail ?? data);
    if (!said) return;
    device = said;
    void tellServer();
  });
  // The page hears of the person before the session's own state is set.
  on('session-changed', () => queueMicrotask(() => void tellServer()));
  postToWrapper('fetchNotificationInfo');
}
