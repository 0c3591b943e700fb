import { axe, type Handlers, refuse } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { aPerson, openAs } from '../../account.test-helper';
import { PasswordSection } from './password.section';

jest.mock('../../../../session/full-navigation');

const open = (handlers: Handlers = {}) => openAs(aPerson(), <PasswordSection me={aPerson()} />, { handlers });
const current = () => screen.getByLabelText<HTMLInputElement>('Mot de passe actuel');
const next = () => screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe');
const save = () => screen.getByRole('button', { name: 'Changer le mot de passe' });
type Opened = Awaited<ReturnType<typeof open>>;
const change = async ({ user }: Opened): Promise<void> => {
  await user.type(current(), 'Passerelle-2026!');
  await user.type(next(), 'Passerelle-2027!');
  await user.click(save());
};

describe('changing the password', () => {
  it('sends the old with the new, and begins again', async () => {
    const page = await open();
    screen.getByText('Quand vous le changez, vos autres appareils sont déconnectés.');
    await axe();

    await change(page);

    await screen.findByText('Votre mot de passe est changé. Vos autres appareils sont déconnectés.');
    expect(page.api.requestsOf('PUT /me')[0]?.body).toEqual({
      oldPassword: 'Passerelle-2026!',
      password: 'Passerelle-2027!',
    });
    expect([current().value, next().value]).toEqual(['', '']);
  });

  it('marks the rules as they are met, and judges when the field is left', async () => {
    const { user } = await open();
    await user.type(next(), 'passerelle');
    expect(screen.getAllByText('respectée')).toHaveLength(2);
    expect(screen.queryByText('Veuillez entrer un mot de passe valide')).not.toBeInTheDocument();
    await user.tab();
    await screen.findByText('Veuillez entrer un mot de passe valide');
  });

  it('says on its field that the old one is wrong', async () => {
    const page = await open({
      'PUT /me': () => refuse(400, { code: 'invalid', fields: { oldPassword: 'notAllowed' } }),
    });
    await change(page);
    await screen.findByText('Ce n’est pas votre mot de passe actuel.');
    expect(current()).toHaveAttribute('aria-invalid', 'true');
    expect(next()).toHaveValue('Passerelle-2027!');
  });
});
