import { axe } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { show } from '../../page.test-helper';
import { EntityScreen, type EntityState } from './entity-screen';

type State = EntityState<{ name: string }>;
const coming: State = {
  data: undefined,
  error: undefined,
  failedAt: undefined,
  isUpdating: true,
  retry: () => undefined,
};
const shown: State = { ...coming, data: { name: 'Fatou Diallo' }, isUpdating: false };

const pageOf = (state: State, more: { fresh?: boolean; forbidden?: ReactNode } = {}): ReactNode => (
  <EntityScreen
    state={state}
    skeleton={<p>Forme</p>}
    notFound={<h1>Pas dans votre carnet</h1>}
    failure="Ce contact ne répond pas"
    failureText="Le reste fonctionne."
    {...more}
  >
    {({ name }) => <h1>{name}</h1>}
  </EntityScreen>
);

describe('EntityScreen', () => {
  it('shows the shape of what comes, then the thing itself', async () => {
    const { rerender } = show(pageOf(coming));
    expect(await screen.findByText('Forme')).toBeInTheDocument();
    rerender(pageOf(shown));
    expect(screen.getByRole('heading', { name: 'Fatou Diallo' })).toBeInTheDocument();
    expect(screen.queryByText('Forme')).not.toBeInTheDocument();
  });

  it.each([404, 400])('answers %i with what is not there, although an older answer is known', (status) => {
    show(pageOf({ ...shown, error: { status } }));
    expect(screen.getByRole('heading', { name: 'Pas dans votre carnet' })).toBeInTheDocument();
    expect(screen.queryByText('Fatou Diallo')).not.toBeInTheDocument();
  });

  it('says why something is forbidden where the screen has words for it, and fails otherwise', () => {
    const refused = { ...coming, isUpdating: false, error: { status: 403 } };
    const { rerender } = show(pageOf(refused, { forbidden: <h1>Pas dans votre programme</h1> }));
    expect(screen.getByRole('heading', { name: 'Pas dans votre programme' })).toBeInTheDocument();
    rerender(pageOf(refused));
    expect(screen.getByRole('heading', { name: 'Ce contact ne répond pas' })).toBeInTheDocument();
  });

  it('fails as an area that can be tried again, and keeps an older answer in sight', async () => {
    const retry = jest.fn();
    const failed = { ...coming, isUpdating: false, error: { status: 503 }, retry };
    const { user, rerender } = show(pageOf(failed));
    await axe(document.body);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(pageOf({ ...failed, data: { name: 'Fatou Diallo' } }));
    expect(screen.getByRole('heading', { name: 'Fatou Diallo' })).toBeInTheDocument();
  });

  it('starts a form from the newest answer alone, and is not taken back by a later one', () => {
    const { rerender } = show(pageOf({ ...shown, isUpdating: true }, { fresh: true }));
    expect(screen.queryByRole('heading', { name: 'Fatou Diallo' })).not.toBeInTheDocument();
    rerender(pageOf(shown, { fresh: true }));
    rerender(pageOf({ ...shown, isUpdating: true }, { fresh: true }));
    expect(screen.getByRole('heading', { name: 'Fatou Diallo' })).toBeInTheDocument();
  });
});
