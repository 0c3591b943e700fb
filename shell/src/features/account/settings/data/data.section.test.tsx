import type { OwnProfile } from '@passerelle/shared/contract';
import { axe, type Handlers, refuse } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { useProfile } from '../../sections/account.resource';
import { aPerson, openAs } from '../../account.test-helper';
import { DataSection } from './data.section';

jest.mock('../../../../session/full-navigation');

const Data = () => {
  const { data } = useProfile();
  return data && <DataSection me={data} />;
};
const open = (me: OwnProfile = aPerson(), handlers: Handlers = {}) => openAs(me, <Data />, { handlers });
const asked = aPerson({ erasureRequestedAt: '2026-11-18T09:30:00.000Z' });

describe('taking one’s data along', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:data';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  it.each([
    ['Exporter mes données', 'GET /me/export'],
    ['Tout exporter (JSON)', 'GET /me/export/everything'],
  ] as const)('%s', async (name, call) => {
    const { user, api } = await open(aPerson(), { [call]: () => undefined });
    await user.click(screen.getByRole('button', { name }));
    await screen.findByText('Votre fichier est téléchargé.');
    expect(api.requestsOf(call)).toHaveLength(1);
  });

  it('says in its place when it did not work', async () => {
    const { user } = await open(aPerson(), { 'GET /me/export': () => refuse(500, { code: 'unexpected' }) });
    await user.click(screen.getByRole('button', { name: 'Exporter mes données' }));
    await screen.findByText('L’export n’a pas fonctionné.');
    await axe();
  });
});

describe('the data section of an impersonated account', () => {
  it('says that only the person can export their data, without a retry button', async () => {
    const message = 'Vous êtes dans le compte d’une autre personne\u00A0: elle seule peut faire cela.';
    const { user } = await open(aPerson(), { 'GET /me/export': () => refuse(403, { code: 'forbidden', message }) });
    await user.click(screen.getByRole('button', { name: 'Exporter mes données' }));
    await screen.findByText(/elle seule peut faire cela/);
    expect(screen.queryByText(/Réessayez/)).not.toBeInTheDocument();
  });
});

describe('being erased', () => {
  const ask = async ({ user }: Awaited<ReturnType<typeof open>>): Promise<void> => {
    await user.click(screen.getByRole('button', { name: 'Demander l’effacement' }));
    await user.type(await screen.findByLabelText('Votre mot de passe'), 'Passerelle-2026!');
    await user.click(screen.getAllByRole('button', { name: 'Demander l’effacement' }).at(-1)!);
  };

  it('is asked for with the password, and then waits', async () => {
    const page = await open(aPerson(), { 'POST /me/erasure': () => asked });
    screen.getByText(/^Ce qui est effacé/);

    await ask(page);

    await screen.findByText('Vous avez demandé l’effacement le 18 novembre.');
    expect(page.api.requestsOf('POST /me/erasure')[0]?.body).toEqual({ password: 'Passerelle-2026!', reason: null });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.activeElement?.textContent).toMatch(/^Effacer mes données/);
    await axe();
  });

  it('is not asked for with a wrong password', async () => {
    const page = await open(aPerson(), {
      'POST /me/erasure': () => refuse(400, { code: 'invalid', fields: { password: 'notAllowed' } }),
    });
    await ask(page);
    await screen.findByText('Ce n’est pas votre mot de passe.');
    await axe();
  });

  it('can be taken back', async () => {
    const { user } = await open(asked, { 'DELETE /me/erasure': () => aPerson() });
    await user.click(screen.getByRole('button', { name: 'Retirer ma demande' }));
    await screen.findByText('Votre demande est retirée. Rien n’a été effacé.');
    screen.getByRole('button', { name: 'Demander l’effacement' });
  });
});
