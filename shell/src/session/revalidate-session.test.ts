import { aProfile, fakeApi, refuse, setNow } from '@passerelle/shared/testing';
import { waitFor } from '@testing-library/react';

import { loadDocument, reloadDocument } from './full-navigation';
import { returnToFor } from './return-to';
import { revalidateSession, revalidateWhenRestored, revalidateWhenVisible } from './revalidate-session';
import { checkSession, currentSession, signedIn } from './session-store';

jest.mock('./full-navigation');

const person = aProfile();
const ended = () => refuse(401, { code: 'unauthenticated' });

describe('asking again who is signed in', () => {
  beforeEach(() => signedIn(person));

  it('takes what is new of the person', async () => {
    fakeApi({ 'GET /me': () => ({ ...person, firstName: 'Amélie' }) });
    expect(await revalidateSession()).toBe('signed-in');
    expect(currentSession()).toMatchObject({ status: 'signed-in', me: { firstName: 'Amélie' } });
  });

  it('opens the page anew for another person', async () => {
    fakeApi({ 'GET /me': () => aProfile() });
    await revalidateSession();
    expect(loadDocument).toHaveBeenCalledWith('/');
    expect(currentSession().me?.id).toBe(person.id);
  });

  it('finds the session ended', async () => {
    fakeApi({ 'GET /me': ended });
    expect(await revalidateSession()).toBe('signed-out');
    expect(currentSession()).toEqual({ status: 'expired', me: person });
  });

  it('changes nothing when the server cannot say', async () => {
    fakeApi({ 'GET /me': () => refuse(503, { code: 'notReady' }) });
    expect(await revalidateSession()).toBe('unknown');
    expect(currentSession().status).toBe('signed-in');
  });
});

describe('a page that is looked at again', () => {
  const look = (state: DocumentVisibilityState): void => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  it('asks once a minute at most', async () => {
    const api = fakeApi({ 'GET /me': () => person });
    const asked = (times: number) => waitFor(() => expect(api.requests).toHaveLength(times));
    signedIn(person);
    revalidateWhenVisible();
    setNow('2026-11-18T09:40:00.000Z');
    look('hidden');
    look('visible');
    await asked(1);

    setNow('2026-11-18T09:40:59.000Z');
    look('visible');
    setNow('2026-11-18T09:41:00.000Z');
    look('hidden');
    look('visible');
    await asked(2);
  });
});

describe('a page that the back button brings out of memory', () => {
  const shown = (): boolean => document.documentElement.style.visibility !== 'hidden';
  const bringBack = (persisted: boolean): boolean => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  beforeAll(() => revalidateWhenRestored());
  beforeEach(() => {
    document.documentElement.style.visibility = '';
    signedIn(person);
  });

  it('is hidden until the server has said whose it is', async () => {
    fakeApi({ 'GET /me': () => person });
    bringBack(true);
    expect(shown()).toBe(false);
    await waitFor(() => expect(shown()).toBe(true));
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('stays hidden after a logout, and gives way to the login page', async () => {
    fakeApi({ 'GET /me': ended });
    history.replaceState(null, '', '/contacts?page=2');
    bringBack(true);
    await waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/login'));
    expect(shown()).toBe(false);
    expect(returnToFor(person.id)).toBe('/contacts?page=2');
  });

  it('is shown when the network is gone: nothing is known against it', async () => {
    fakeApi({ 'GET /me': () => refuse(503, { code: 'notReady' }) });
    bringBack(true);
    await waitFor(() => expect(shown()).toBe(true));
  });

  it('is left alone when it was loaded', () => {
    const api = fakeApi();
    bringBack(false);
    expect(api.requests).toHaveLength(0);
  });

  it('is reloaded when it had no session: there may be one now', async () => {
    fakeApi({ 'GET /me': () => refuse(503, { code: 'notReady' }) });
    await checkSession();
    bringBack(true);
    expect(reloadDocument).toHaveBeenCalled();
  });
});
