import type { OwnProfile } from '@passerelle/shared/contract';
import { aStaffProfile, fakeApi, later, renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { useMay } from './index';

function Rights(): ReactNode {
  const rights = [useMay('users', 'r') && 'reads', useMay('users', 'w') && 'writes'].filter(Boolean);
  return <p>{rights.join(' and ') || 'nothing'}</p>;
}

describe('what a person may do', () => {
  it('is nothing before the profile is known', async () => {
    fakeApi({ 'GET /me': () => later<OwnProfile>().promise });
    await renderScreen(<Rights />);
    screen.getByText('nothing');
  });

  it.each([
    ['manager', 'reads'],
    ['headHR', 'reads and writes'],
  ] as const)('follows the permissions of a %s', async (role, rights) => {
    fakeApi({ 'GET /me': () => aStaffProfile(role) });
    await renderScreen(<Rights />);
    await screen.findByText(rights);
  });
});
