import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { ProductRouter } from './product-router';

function Screen(): ReactNode {
  const { pathname } = useLocation();
  return <Link to="/library">{pathname}</Link>;
}

const show = (address: string) => {
  history.replaceState(null, '', address);
  render(
    <ProductRouter>
      <Screen />
    </ProductRouter>,
  );
};
afterEach(() => history.replaceState(null, '', '/'));

it('keeps a preview within its address, while screens see those of the product', async () => {
  show('/preview/7d9/contacts');

  await userEvent.click(screen.getByRole('link', { name: '/contacts' }));

  expect(screen.getByRole('link', { name: '/library' })).toHaveAttribute('href', '/preview/7d9/library');
  expect(location.pathname).toBe('/preview/7d9/library');
});

it('leaves the addresses of every other page as they are', () => {
  show('/contacts');
  expect(screen.getByRole('link', { name: '/contacts' })).toHaveAttribute('href', '/library');
});
