import { send } from '@passerelle/shared/client';
import { emit } from '@passerelle/shared/events';
import { aProfile, fakeApi, refuse, renderScreen, setNow } from '@passerelle/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { loadDocument } from '../session/full-navigation';
import { returnToFor } from '../session/return-to';
import { currentSession, signedIn } from '../session/session-store';
import { SessionGuard } from './guards';

jest.mock('../session/full-navigation');

const person = aProfile();
const guarded = (
  <Routes>
    <Route element={<SessionGuard />}>
      <Route path="/contacts" element={<h1>Contacts</h1>} />
    </Route>
  </Routes>
);

describe('the session guard', () => {
  it('lets in who is signed in, and leaves the page as it is when the session runs out', async () => {
    signedIn(person);
    fakeApi({ 'GET /me': () => refuse(401, { code: 'unauthenticated' }) });
    await renderScreen(guarded, { route: '/contacts?page=2', person });

    act(() => emit('unauthorized', { path: '/me/contacts' }));

    await waitFor(() => expect(currentSession().status).toBe('expired'));
    screen.getByRole('heading', { name: 'Contacts' });
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('sends a user who has to accept the terms again to the terms page, and remembers the address', async () => {
    signedIn(person);
    await renderScreen(guarded, { route: '/contacts?page=2', person });

    act(() => signedIn({ ...person, acceptedTerms: false }));

    expect(screen.queryByRole('heading', { name: 'Contacts' })).not.toBeInTheDocument();
    expect(loadDocument).toHaveBeenCalledWith('/login');
    expect(returnToFor(person.id)).toBe('/contacts?page=2');
  });

  it('leads to the second factor once an organisation requires one, also from a page that is open', async () => {
    signedIn(person);
    fakeApi({
      'GET /me': () => ({ ...person, mustSetUpSecondFactor: true }),
      'GET /me/contacts': () => refuse(403, { code: 'forbidden', fields: { secondFactor: 'required' } }),
    });
    await renderScreen(guarded, { route: '/contacts?page=2', person });

    // Longer after the last time than a server is not asked again.
    setNow('2026-11-18T12:00:00.000Z');
    await act(() => send('GET /me/contacts').catch(() => undefined));

    await waitFor(() => expect(loadDocument).toHaveBeenCalledWith('/login-second-factor'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Contacts' })).not.toBeInTheDocument());
    expect(returnToFor(person.id)).toBe('/contacts?page=2');
  });
});
