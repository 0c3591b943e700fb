import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import type { Paged } from '@passerelle/shared/contract';
import { axe } from '@passerelle/shared/testing';
import { show } from '../../page.test-helper';
import { SkeletonCard } from '../../feedback/skeletons';
import { PagedListScreen, type PagedAnswer } from './paged-list-screen';

const pageOf = (items: string[], more: Partial<Paged<string>> = {}): Paged<string> => ({
  items,
  totalCount: items.length,
  page: 0,
  pageSize: 20,
  pageCount: 1,
  ...more,
});

const Address = (): ReactNode => <p>at {useLocation().search}</p>;

interface Situation extends Partial<PagedAnswer<string>> {
  narrowed?: boolean;
}

const list = ({ narrowed = false, ...answer }: Situation): ReactNode => (
  <>
    <PagedListScreen
      skeleton={<SkeletonCard lines={2} />}
      header={<h1>Names</h1>}
      answer={{
        data: undefined,
        error: undefined,
        failedAt: undefined,
        isPreviousData: false,
        retry: () => {},
        ...answer,
      }}
      narrowed={narrowed}
      count={(total) => `${total} names`}
      failure="Names do not answer"
      empty="No name yet"
      noResult="No such name"
      hrefFor={(page) => `?page=${page}`}
    >
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </PagedListScreen>
    <Address />
  </>
);

const failed = { error: new Error('503'), failedAt: Date.parse('2026-11-18T13:12:00.000Z') };

describe('a list that comes page by page', () => {
  it('shows a page, how many there are in all, and the other pages', async () => {
    show(list({ data: pageOf(['Ada'], { totalCount: 40, pageCount: 2 }) }));

    screen.getByText('Ada');
    screen.getByText('40 names');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/?page=1');
    await axe(document.body);
  });

  it('distinguishes an empty list from one in which nothing matches', () => {
    const { rerender } = show(list({ data: pageOf([]) }));
    screen.getByText('No name yet');

    rerender(list({ data: pageOf([]), narrowed: true }));
    screen.getByText('No such name');
  });

  it('does not take the answer to one question for that to another', () => {
    const { rerender } = show(list({ data: pageOf([]), narrowed: true }));

    rerender(list({ data: pageOf([]), isPreviousData: true }));
    expect(screen.queryByText('No name yet')).not.toBeInTheDocument();
    expect(screen.queryByText('No such name')).not.toBeInTheDocument();

    rerender(list({ data: pageOf(['Ada']) }));
    screen.getByText('Ada');
  });

  it('keeps showing names while others are on their way', () => {
    show(list({ data: pageOf(['Ada']), isPreviousData: true }));

    screen.getByText('Ada');
  });

  it('fails when there is nothing to show of what was asked', () => {
    const { rerender } = show(list(failed));
    screen.getByRole('alert');
    screen.getByText('Dernier essai à 14 h 12.');

    rerender(list({ ...failed, data: pageOf(['Ada']), isPreviousData: true }));
    screen.getByText('Names do not answer');
    expect(screen.queryByText('Ada')).not.toBeInTheDocument();
  });

  it('goes on showing what it has when only a newer answer failed', () => {
    show(list({ ...failed, data: pageOf(['Ada']) }));

    screen.getByText('Ada');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('goes to the last page from beyond it', () => {
    show(list({ data: pageOf([], { totalCount: 21, page: 4, pageCount: 2 }) }));

    screen.getByText('at ?page=1');
    expect(screen.queryByText('No name yet')).not.toBeInTheDocument();
  });
});
