import { forgetPerson, takeLogout } from '@passerelle/shared/client';
import { on } from '@passerelle/shared/events';
import { activateLocale, chosenAtStart, chosenLocale, currentLocale } from '@passerelle/shared/i18n';
import { routePaths } from '@passerelle/shared/routes/paths';

import { isOpen, type EntrypointName } from './decide-entrypoint';
import { loadDocument, reloadDocument } from './full-navigation';
import { returnToFor } from './return-to';
import { revalidateSession } from './revalidate-session';
import { currentSession } from './session-store';

/** The person who signed in in another tab; null: logged out there. */
interface SessionMessage {
  personId: string | null;
}

const isSessionMessage = (value: unknown): value is SessionMessage =>
  typeof value === 'object' &&
  value !== null &&
  'personId' in value &&
  (value.personId === null || typeof value.personId === 'string');

/** A message from another tab is a reason to ask the server: the tab may have been asleep since. */
async function receive({ personId }: SessionMessage): Promise<void> {
  const { status, me } = currentSession();
  if (!me) {
    if (personId) enter(personId);
    return;
  }
  if (status === 'signed-in' && personId === me.id) return;
  const finding = await revalidateSession();
  // A session that merely ran out waits for its person, with the page as it was; who logs out wants nothing left.
  if (finding !== 'signed-out' || personId !== null) return;
  forgetPerson();
  if (isOpen(location.pathname)) reloadDocument();
  else loadDocument(routePaths.login);
}

function enter(personId: string): void {
  if (isOpen(location.pathname)) reloadDocument();
  else loadDocument(returnToFor(personId));
}

/** The language is in the storage that all tabs share: the last choice counts for all of them. */
function followLocale(): void {
  let seen = chosenAtStart;
  const follow = (): void => {
    const chosen = chosenLocale();
    if (chosen === seen) return;
    seen = chosen;
    if (chosen && chosen !== currentLocale()) void activateLocale(chosen);
  };
  addEventListener('storage', follow);
  // A choice made while this page was loading raised no event in it.
  follow();
}

const isOpenedByLink = (entrypoint: EntrypointName): boolean =>
  entrypoint === 'forgotten-password' || entrypoint === 'reset-password' || entrypoint === 'email-change';

/**
 * All tabs of the product agree about who is signed in, and in which language. Where a link from a mail was opened nothing
 * changes: that page belongs to the holder of the link.
 */
export function syncTabs(entrypoint: EntrypointName): void {
  followLocale();
  const channel = new BroadcastChannel('passerelle.session');
  const send = (message: SessionMessage): void => channel.postMessage(message);
  on('session-changed', ({ personId }) => {
    if (personId) send({ personId });
  });
  const isAfterLogout = takeLogout();
  if (entrypoint === 'login' && isAfterLogout) send({ personId: null });
  if (isOpenedByLink(entrypoint)) return;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isSessionMessage(data)) void receive(data);
  });
}
