import { act, screen } from '@testing-library/react';

import { axe, renderScreen } from '@passerelle/shared/testing';
import { CreateButtonSlot } from './create-button.slot';

it('begins a networking action from any screen', async () => {
  const { user, address } = await renderScreen(<CreateButtonSlot />, { route: '/calendar?month=2026-11' });
  await axe();
  await user.click(screen.getByRole('link', { name: 'Planifier une action' }));
  expect(address()).toBe('/networking-actions/create');
});

it('shrinks to its icon while the page is scrolled, and keeps its name', async () => {
  await renderScreen(<CreateButtonSlot />);
  const button = screen.getByRole('link', { name: 'Planifier une action' });
  const scrollTo = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });

  scrollTo(200);
  expect(button).toHaveStyle({ width: '54px' });
  expect(screen.getByRole('link', { name: 'Planifier une action' })).toBe(button);

  scrollTo(0);
  expect(button).not.toHaveStyle({ width: '54px' });
});
