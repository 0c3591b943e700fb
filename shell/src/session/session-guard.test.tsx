import { emit } from '@passerelle/shared/events';
import { Route, Routes } from '@passerelle/shared/routes';
import { aProfile, renderScreen } from '@passerelle/shared/testing';
import { act, screen } from '@testing-library/react';

import { leaveFor } from './leave-for';
import { SessionGuard } from './session-guard';
import { signedIn } from './session-store';
import { takeWay } from './way-back';

jest.mock('./leave-for');

const guarded = (
  <Routes>
    <Route element={<SessionGuard />}>
      <Route path="/contacts" element={<h1>Contacts</h1>} />
    </Route>
  </Routes>
);

describe('the session guard', () => {
  it('lets in who is signed in, and asks for the login when the session ends', async () => {
    signedIn(aProfile());
    await renderScreen(guarded, { route: '/contacts?page=2' });
    screen.getByRole('heading', { name: 'Contacts' });
    expect(leaveFor).not.toHaveBeenCalled();

    act(() => emit('unauthorized', { path: '/me/contacts' }));

    expect(screen.queryByRole('heading', { name: 'Contacts' })).toBeNull();
    expect(leaveFor).toHaveBeenCalledWith('/login');
    expect(takeWay()).toBe('/contacts?page=2');
  });
});
