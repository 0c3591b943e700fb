import { axe } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

import { PageHeader } from '../../navigation/page-header';
import { show } from '../../page.test-helper';
import { AreaFailure } from '../../feedback/area-failure';
import { SkeletonCard } from '../../feedback/skeletons';
import { EmptyState } from '../../feedback/empty-state';
import { CardGrid, GridCard } from './card-grid';
import { ListScreen } from './list-screen';
import { NoResult } from './no-result';
import { Pager } from '../navigation/pager';

const list = (props: Partial<ComponentProps<typeof ListScreen>> = {}) => (
  <ListScreen
    header={<PageHeader title="Contacts" />}
    search={<input aria-label="Chercher" />}
    skeleton={<SkeletonCard lines={2} />}
    count="24 contacts"
    loading={false}
    pager={<Pager page={0} pageCount={2} hrefFor={() => '/contacts'} />}
    {...props}
  >
    <CardGrid label="Contacts">
      <GridCard footer={<a href="/plan">Planifier</a>}>Fatou Diallo</GridCard>
    </CardGrid>
  </ListScreen>
);

describe('ListScreen', () => {
  it('shows the list, how many there are, and its pages', async () => {
    show(list());
    expect(screen.getByText('Fatou Diallo')).toBeInTheDocument();
    expect(screen.getByRole('status').textContent).toBe('24 contacts');
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
    await axe(document.body);
  });

  it('while loading, is busy, and shows its shape after a moment', async () => {
    show(list({ loading: true }));
    expect(screen.queryByText('Fatou Diallo')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Liste' })).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('Chargement…')).toBeInTheDocument();
    await axe(document.body);
  });

  it('given a failure, keeps its title and its tools', async () => {
    show(list({ failure: <AreaFailure title="Les contacts ne répondent pas" onRetry={() => undefined} /> }));
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Chercher' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    await axe(document.body);
  });

  it('given nothing yet, has no tools to look through it', async () => {
    show(list({ empty: <EmptyState title="Votre carnet est encore vide">Notez une première personne.</EmptyState> }));
    expect(screen.getByRole('heading', { level: 2, name: 'Votre carnet est encore vide' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await axe(document.body);
  });

  it('given no result, offers to ask for everything again', async () => {
    const clear = jest.fn();
    const { user } = show(
      list({
        count: '0 contact',
        noResult: <NoResult title="Aucun contact ne correspond à « mar »." onClear={clear} />,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
    expect(clear).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status').textContent).toBe('0 contact');
  });
});
