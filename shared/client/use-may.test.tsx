import type { OwnProfile } from '@passerelle/shared/contract';
import { aStaffProfile, fakeApi, later, renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { useMay } from './index';

function Rights(): ReactNode {
  const rights = [useMay('users', 'r') && 'reads', useMay('users', 'w') && 'writes'].filter(Boolean);
  return <p>{rights.join(' and ') || 'nothing'}</p>;
}

describe('the permissions of a person', () => {
  it('are empty before the profile is loaded', async () => {
    fakeApi({ 'GET /me': () => later<OwnProfile>().promise });
    await renderScreen(<Rights />);
    screen.getByText('nothing');
  });

  it.each([
    ['manager', 'reads'],
    ['headHR', 'reads and writes'],
  ] as const)('follow the role %s', async (role, rights) => {
    fakeApi({ 'GET /me': () => aStaffProfile(role) });
    await renderScreen(<Rights />);
    await screen.findByText(rights);
  });
});
