import { axe } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { show } from '../../page.test-helper';
import { Pager } from './pager';

const hrefFor = (page: number): string => `/contacts?page=${page + 1}`;

describe('Pager', () => {
  it('given one page, is not there', () => {
    show(<Pager page={0} pageCount={1} hrefFor={hrefFor} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('given several, leads to each, and says which one this is', async () => {
    show(<Pager page={0} pageCount={3} hrefFor={hrefFor} />);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('1');
    expect(screen.getByRole('link', { name: 'Page suivante' })).toHaveAttribute('href', '/contacts?page=2');
    expect(screen.queryByRole('link', { name: 'Page précédente' })).not.toBeInTheDocument();
    await axe(document.body);
  });

  it('given many, leaves some out and leads to the last', () => {
    show(<Pager page={0} pageCount={65} hrefFor={hrefFor} />);
    expect(screen.getByText('…')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 65' })).toHaveAttribute('href', '/contacts?page=65');
  });

  it('at the last page moves the focus from the link to the next to that of the page', async () => {
    const { rerender, user } = show(<Pager page={1} pageCount={3} hrefFor={hrefFor} />);
    await user.click(screen.getByRole('link', { name: 'Page suivante' }));
    rerender(<Pager page={2} pageCount={3} hrefFor={hrefFor} />);
    expect(screen.getByRole('link', { name: 'Page 3', current: 'page' })).toHaveFocus();
  });
});
