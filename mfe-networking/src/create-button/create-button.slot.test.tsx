import { act, screen } from '@testing-library/react';

import { axe, renderScreen } from '@passerelle/shared/testing';
import { PlanButton } from '@passerelle/shared/ui/data';
import { CreateButtonSlot } from './create-button.slot';

const floating = () => screen.queryByRole('link', { name: 'Planifier une action' });
const set = (target: object, values: Record<string, number>): void => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, { value, configurable: true });
};
const scrollTo = (y: number) =>
  act(() => {
    set(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  });

beforeEach(() => {
  set(window, { scrollY: 0 });
  set(document.documentElement, { scrollHeight: 3000, clientHeight: 700 });
});

it('begins a networking action from any screen', async () => {
  const { user, address } = await renderScreen(<CreateButtonSlot />, { route: '/calendar?month=2026-11' });
  scrollTo(900);
  scrollTo(700);
  await axe();
  await user.click(screen.getByRole('link', { name: 'Planifier une action' }));
  expect(address()).toBe('/networking-actions/create');
});

it('appears only on scrolling up, not at the top or while scrolling down', async () => {
  await renderScreen(<CreateButtonSlot />, { hasStyles: true });
  expect(floating()).toBeNull();

  scrollTo(600);
  expect(floating()).toBeNull();

  scrollTo(500);
  expect(floating()).not.toBeNull();

  scrollTo(800);
  expect(floating()).toBeNull();

  scrollTo(2300);
  expect(floating()).not.toBeNull();
});

it('stays away as long as the button of the page is in sight', async () => {
  await renderScreen(
    <>
      <PlanButton />
      <CreateButtonSlot />
    </>,
  );
  const own = screen.getByRole('link', { name: 'Planifier une action' });
  const place = (top: number) => jest.spyOn(own, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 44));

  place(40);
  scrollTo(300);
  scrollTo(200);
  expect(floating()).toBe(own);

  place(-100);
  scrollTo(300);
  scrollTo(200);
  expect(screen.getAllByRole('link', { name: 'Planifier une action' })).toHaveLength(2);
});

it('stays as long as it has the focus', async () => {
  await renderScreen(<CreateButtonSlot />);
  scrollTo(900);
  scrollTo(700);
  act(() => floating()?.focus());
  scrollTo(900);
  expect(floating()).toHaveFocus();
});
