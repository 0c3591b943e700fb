import { forgetPerson } from '@passerelle/shared/client';
import { emit } from '@passerelle/shared/events';
import { activateLocale, currentLocale } from '@passerelle/shared/i18n';
import { aProfile, fakeApi, refuse } from '@passerelle/shared/testing';
import { waitFor } from '@testing-library/react';

import { loadDocument, reloadDocument } from './full-navigation';
import { checkSession, currentSession, signedIn } from './session-store';
import { syncTabs } from './tabs';

jest.mock('./full-navigation');

const person = aProfile();
const ended = () => refuse(401, { code: 'unauthenticated' });

/** Messages of this tab, and a way to send as another one. */
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

describe('a signed-in tab', () => {
  beforeEach(() => {
    signedIn(person);
    syncTabs('product');
  });

  it('announces itself to the others', () => {
    expect(Channel.last.sent).toEqual([{ personId: person.id }]);
  });

  it('ignores a sign-in of the same person elsewhere', async () => {
    const api = fakeApi();
    hear(person.id);
    await settled();
    expect(api.requests).toHaveLength(0);
  });

  it('shows the login page after a sign-out elsewhere, and clears its storage', async () => {
    fakeApi({ 'GET /me': ended });
    sessionStorage.setItem(`passerelle.person.${person.id}.draft.contact`, '{}');
    hear(null);
    await waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/login'));
    expect(sessionStorage.getItem(`passerelle.person.${person.id}.draft.contact`)).toBeNull();
  });

  it('reloads a public page after that', async () => {
    fakeApi({ 'GET /me': ended });
    history.replaceState(null, '', '/privacy-policy');
    hear(null);
    await waitFor(() => expect(reloadDocument).toHaveBeenCalled());
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('stays when a sign-out arrives late, after a new sign-in', async () => {
    const api = fakeApi({ 'GET /me': () => person });
    hear(null);
    await waitFor(() => expect(api.requests).toHaveLength(1));
    await settled();
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('resumes after a lost session when the same person signs in elsewhere', async () => {
    fakeApi({ 'GET /me': () => person });
    emit('unauthorized', { path: '/me' });
    hear(person.id);
    await waitFor(() => expect(currentSession().status).toBe('signed-in'));
  });

  it('opens home when another user has signed in elsewhere', async () => {
    const other = aProfile();
    fakeApi({ 'GET /me': () => other });
    hear(other.id);
    await waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/'));
  });

  it.each([undefined, 3, {}])('ignores an invalid message: %p', async (nonsense) => {
    const api = fakeApi();
    hear(nonsense);
    await settled();
    expect(api.requests).toHaveLength(0);
  });
});

describe('a tab at the login page', () => {
  it('announces a sign-out', async () => {
    await signedOut();
    forgetPerson();
    syncTabs('login');
    expect(Channel.last.sent).toEqual([{ personId: null }]);
    syncTabs('login');
    expect(Channel.last.sent).toEqual([]);
  });

  it('opens the product when a user signs in elsewhere', async () => {
    await signedOut();
    history.replaceState(null, '', '/login');
    syncTabs('login');
    hear(person.id);
    expect(loadDocument).toHaveBeenCalledWith('/');
  });

  it('ignores a sign-out elsewhere', async () => {
    await signedOut();
    const api = fakeApi();
    syncTabs('login');
    hear(null);
    await settled();
    expect(api.requests).toHaveLength(0);
    expect(loadDocument).not.toHaveBeenCalled();
  });
});

it('keeps the password page of a link when a user signs in elsewhere', async () => {
  await signedOut();
  syncTabs('reset-password');
  hear(person.id);
  await settled();
  expect(loadDocument).not.toHaveBeenCalled();
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
    // Language of the profile, on a device without a choice.
    await activateLocale('en', { remember: false });
    syncTabs('product');
    dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
    await settled();
    expect(document.documentElement.lang).toBe('en');
  });
});
