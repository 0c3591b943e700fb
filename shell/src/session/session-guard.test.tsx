import { emit } from '@passerelle/shared/events';
import { Route, Routes } from '@passerelle/shared/routes';
import { aProfile, renderScreen } from '@passerelle/shared/testing';
import { act, screen } from '@testing-library/react';

import { leaveFor } from './leave-for';
import { SessionGuard } from './session-guard';
import { signedIn } from './session-store';
import { wayFor } from './way-back';

jest.mock('./leave-for');

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
    await renderScreen(guarded, { route: '/contacts?page=2', person });

    act(() => emit('unauthorized', { path: '/me/contacts' }));

    screen.getByRole('heading', { name: 'Contacts' });
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('leads whoever has to accept the terms again to the door, and knows the way back', async () => {
    signedIn(person);
    await renderScreen(guarded, { route: '/contacts?page=2', person });

    act(() => signedIn({ ...person, acceptedTerms: false }));

    expect(screen.queryByRole('heading', { name: 'Contacts' })).toBeNull();
    expect(leaveFor).toHaveBeenCalledWith('/login');
    expect(wayFor(person.id)).toBe('/contacts?page=2');
  });
});
