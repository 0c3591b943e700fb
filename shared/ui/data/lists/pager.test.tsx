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

  it('keeps the focus when the way to the next page goes away', () => {
    const { rerender } = show(<Pager page={1} pageCount={3} hrefFor={hrefFor} />);
    screen.getByRole('link', { name: 'Page suivante' }).focus();
    rerender(<Pager page={2} pageCount={3} hrefFor={hrefFor} />);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveFocus();
  });
});
