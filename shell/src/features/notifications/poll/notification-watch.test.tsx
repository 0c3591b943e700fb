import { emit } from '@passerelle/shared/events';
import { aProfile, renderScreen } from '@passerelle/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Link as RouteLink } from 'react-router-dom';

import { signedIn } from '../../../session/session-store';
import { NotificationWatch } from './notification-watch';
import { startPoll } from './start-poll';

jest.mock('./start-poll');
jest.mock('../../../loading/when-idle', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => undefined;
  },
}));

const stop = jest.fn();
const start = jest.mocked(startPoll);
const person = aProfile();

const show = (route = '/') =>
  renderScreen(
    <>
      <NotificationWatch />
      <RouteLink to="/client/users">to the client space</RouteLink>
      <RouteLink to="/contacts">to the contacts</RouteLink>
    </>,
    { route },
  );

describe('watching for notifications', () => {
  beforeEach(() => {
    start.mockReturnValue(stop);
    signedIn(person);
  });

  it('begins for who is signed in, and ends when they leave the participant space', async () => {
    const { user } = await show();
    await waitFor(() => expect(start).toHaveBeenCalledWith(person.id));
    await user.click(screen.getByRole('link', { name: 'to the contacts' }));
    expect(stop).not.toHaveBeenCalled();

    await user.click(screen.getByRole('link', { name: 'to the client space' }));
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
  });

  it('ends with the session, and begins again when the person is back', async () => {
    await show();
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    act(() => emit('unauthorized', { path: '/me' }));
    expect(stop).toHaveBeenCalledTimes(1);

    act(() => signedIn(person));
    await waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  });

  it('does not begin before the terms are accepted, nor in the client space', async () => {
    await show('/client/users');
    act(() => signedIn({ ...person, acceptedTerms: false }));
    const { unmount } = await show('/faq');
    await new Promise((resolve) => void setTimeout(resolve, 20));
    expect(start).not.toHaveBeenCalled();
    unmount();
  });
});
