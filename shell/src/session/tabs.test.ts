import { forgetPerson } from '@passerelle/shared/client';
import { emit } from '@passerelle/shared/events';
import { activateLocale, currentLocale } from '@passerelle/shared/i18n';
import { aProfile, fakeApi, refuse } from '@passerelle/shared/testing';
import { waitFor } from '@testing-library/react';

import { leaveFor, reopen } from './leave-for';
import { checkSession, currentSession, signedIn } from './session-store';
import { syncTabs } from './tabs';

jest.mock('./leave-for');

const person = aProfile();
const ended = () => refuse(401, { code: 'unauthenticated' });

/** What this tab says, and a way to speak as another one. */
class Channel extends EventTarget {
  static last = new Channel();
  sent: unknown[] = [];
  constructor() {
    super();
    Channel.last = this;
  }
  postMessage(word: unknown): void {
    this.sent.push(word);
  }
}
const hear = (personId: unknown): void => {
  Channel.last.dispatchEvent(new MessageEvent('message', { data: { personId } }));
};
/** As the session was, is still being asked for. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const signedOut = async (): Promise<void> => {
  fakeApi({ 'GET /me': () => refuse(503, { code: 'notReady' }) });
  await checkSession();
};

beforeAll(() => Object.assign(globalThis, { BroadcastChannel: Channel }));
beforeEach(() => history.replaceState(null, '', '/contacts'));

describe('a tab that somebody is signed in at', () => {
  beforeEach(() => {
    signedIn(person);
    syncTabs('product');
  });

  it('tells the others', () => {
    expect(Channel.last.sent).toEqual([{ personId: person.id }]);
  });

  it('has nothing to do when the same person is signed in elsewhere', async () => {
    const api = fakeApi();
    hear(person.id);
    await settled();
    expect(api.requests).toHaveLength(0);
  });

  it('shows the login page when they log out elsewhere, and keeps nothing', async () => {
    fakeApi({ 'GET /me': ended });
    sessionStorage.setItem(`passerelle.person.${person.id}.draft.contact`, '{}');
    hear(null);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/login'));
    expect(sessionStorage.getItem(`passerelle.person.${person.id}.draft.contact`)).toBeNull();
  });

  it('lets what anybody may read be read on after that', async () => {
    fakeApi({ 'GET /me': ended });
    history.replaceState(null, '', '/privacy-policy');
    hear(null);
    await waitFor(() => expect(reopen).toHaveBeenCalled());
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('stays when the word of a logout comes late, and they are signed in again', async () => {
    const api = fakeApi({ 'GET /me': () => person });
    hear(null);
    await waitFor(() => expect(api.requests).toHaveLength(1));
    await settled();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('goes on where it was when the session had ended and they sign in elsewhere', async () => {
    fakeApi({ 'GET /me': () => person });
    emit('unauthorized', { path: '/me' });
    hear(person.id);
    await waitFor(() => expect(currentSession().status).toBe('signed-in'));
  });

  it('opens home anew when somebody else has signed in elsewhere', async () => {
    const other = aProfile();
    fakeApi({ 'GET /me': () => other });
    hear(other.id);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
  });

  it.each([undefined, 3, {}])('does not listen to nonsense: %p', async (nonsense) => {
    const api = fakeApi();
    hear(nonsense);
    await settled();
    expect(api.requests).toHaveLength(0);
  });
});

describe('a tab at the login page', () => {
  it('says that somebody has logged out, when they have', async () => {
    await signedOut();
    forgetPerson();
    syncTabs('login');
    expect(Channel.last.sent).toEqual([{ personId: null }]);
    syncTabs('login');
    expect(Channel.last.sent).toEqual([]);
  });

  it('goes in when somebody signs in elsewhere', async () => {
    await signedOut();
    history.replaceState(null, '', '/login');
    syncTabs('login');
    hear(person.id);
    expect(leaveFor).toHaveBeenCalledWith('/');
  });

  it('has nothing to lose when somebody logs out elsewhere', async () => {
    await signedOut();
    const api = fakeApi();
    syncTabs('login');
    hear(null);
    await settled();
    expect(api.requests).toHaveLength(0);
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

it('leaves a page at which a password is being chosen to whoever holds the link', async () => {
  await signedOut();
  syncTabs('reset-password');
  hear(person.id);
  await settled();
  expect(leaveFor).not.toHaveBeenCalled();
});

describe('the language', () => {
  afterEach(() => activateLocale('fr'));

  it('follows the last choice in any tab', async () => {
    await activateLocale('fr');
    syncTabs('product');

    localStorage.setItem('passerelle.locale', 'en');
    dispatchEvent(new StorageEvent('storage', { key: 'passerelle.locale', newValue: 'en' }));

    await waitFor(() => expect(currentLocale()).toBe('en'));
    expect(document.documentElement.lang).toBe('en');
  });

  it('follows what was chosen while this page was on its way', async () => {
    await activateLocale('fr', { remember: false });
    localStorage.setItem('passerelle.locale', 'en');

    syncTabs('login');

    await waitFor(() => expect(currentLocale()).toBe('en'));
  });

  it('stays when it is something else that another tab has stored', async () => {
    // What the profile says, on a device on which nobody has chosen.
    await activateLocale('en', { remember: false });
    syncTabs('product');
    dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
    await settled();
    expect(document.documentElement.lang).toBe('en');
  });
});
