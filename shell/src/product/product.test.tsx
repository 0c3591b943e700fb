import { invalidate, cacheAnswer } from '@passerelle/shared/client';
import { emit } from '@passerelle/shared/events';
import { aProfile, fakeApi, renderScreen } from '@passerelle/shared/testing';
import { act, waitFor } from '@testing-library/react';

import { currentSession, signedIn } from '../session/session-store';
import { FollowProfile } from './product';

jest.mock('../session/full-navigation');

const person = aProfile();
const renamed = { ...person, firstName: 'Amélie' };

describe('the profile that the frame shows', () => {
  it('follows the next answer of GET /me, from any caller', async () => {
    const api = fakeApi({ 'GET /me': () => renamed });
    await renderScreen(<FollowProfile />, { person });
    act(() => signedIn(person));
    expect(api.requests).toHaveLength(0);

    await act(() => invalidate('/me'));

    await waitFor(() => expect(currentSession().me?.firstName).toBe('Amélie'));
  });

  it('stays as it is when the answer says the same, its fields in another order', async () => {
    const { firstName, ...rest } = person;
    fakeApi({ 'GET /me': () => ({ ...rest, firstName }) });
    await renderScreen(<FollowProfile />, { person });
    act(() => signedIn(person));
    const known = currentSession().me;

    await act(() => invalidate('/me'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

    expect(currentSession().me).toBe(known);
  });

  it('is not fetched without a session', async () => {
    const api = fakeApi();
    await renderScreen(<FollowProfile />, { person: null });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(api.requests).toEqual([]);
  });

  it('is not what brings an ended session back', async () => {
    fakeApi();
    const { rerender } = await renderScreen(null, { person });
    signedIn(person);
    cacheAnswer('GET /me', person);
    emit('unauthorized', { path: '/me' });

    rerender(<FollowProfile />);

    expect(currentSession().status).toBe('expired');
  });
});
