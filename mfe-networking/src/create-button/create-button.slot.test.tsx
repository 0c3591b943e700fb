import { screen } from '@testing-library/react';

import { axe, renderScreen } from '@passerelle/shared/testing';
import { CreateButtonSlot } from './create-button.slot';

it('begins a networking action from any screen', async () => {
  const { user, address } = await renderScreen(<CreateButtonSlot />, { route: '/calendar?month=2026-11' });
  await axe();
  await user.click(screen.getByRole('link', { name: 'Planifier une action' }));
  expect(address()).toBe('/networking-actions/create');
});
