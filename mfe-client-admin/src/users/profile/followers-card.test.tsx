import { screen, within } from '@testing-library/react';

import { anId, aUser, axe } from '@passerelle/shared/testing';
import { openProfile, profileApi } from './profile.test-helper';

describe('who follows a person', () => {
  it('is dated, the present ones first, without names outside the viewer’s sight', async () => {
    const user = aUser({
      followers: [
        {
          kind: 'manager',
          person: { id: anId(), firstName: 'Nora', lastName: 'Relève' },
          from: '2026-11-02T08:00:00.000Z',
          until: null,
        },
        { kind: 'manager', person: null, from: '2025-03-03T08:00:00.000Z', until: '2026-11-02T08:00:00.000Z' },
      ],
    });
    profileApi(user);
    await openProfile(user);

    const [present, former] = within(await screen.findByRole('list', { name: 'Suivi par' })).getAllByRole('listitem');
    expect(present).toHaveTextContent(/^Nora RelèveManager · depuis le 2 nov/);
    expect(former).toHaveTextContent(/^Personne hors de votre vueManager · du 3 mars 2025 au 2 nov/);
    await axe();
  });
});
