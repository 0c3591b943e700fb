import { fireEvent, screen, waitFor } from '@testing-library/react';

import { axe, renderScreen } from '@passerelle/shared/testing';
import { CheckboxField, Form, PasswordChecklist, PasswordField, SubmitButton, TextField } from '../index';

const send = () => screen.getByRole('button', { name: 'Envoyer' });

describe('a password field', () => {
  it('can be looked at', async () => {
    const { user } = await renderScreen(
      <Form schema="login" onSubmit={async () => null} intro={false}>
        <h1>Connexion</h1>
        <TextField name="username" label="Adresse e‑mail" type="email" autoComplete="username" />
        <PasswordField name="password" label="Mot de passe" autoComplete="current-password" />
        <SubmitButton fullWidth>Envoyer</SubmitButton>
      </Form>,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Mot de passe');
    await axe();

    await user.type(field, 'secret');
    expect(field.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(field.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(field.type).toBe('password');
    expect(screen.queryByText(/Sauf mention/)).not.toBeInTheDocument();
  });

  it('can be pasted, and filled in by a password manager', async () => {
    const sent = jest.fn();
    const { user } = await renderScreen(
      <Form schema="login" onSubmit={async (values) => (sent(values), null)} intro={false}>
        <TextField name="username" label="Adresse e‑mail" type="email" autoComplete="username" />
        <PasswordField name="password" label="Mot de passe" autoComplete="current-password" />
        <SubmitButton>Envoyer</SubmitButton>
      </Form>,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Mot de passe');
    expect([field.autocomplete, field.name]).toEqual(['current-password', 'password']);
    expect(screen.getByLabelText<HTMLInputElement>('Adresse e‑mail').autocomplete).toBe('username');

    // As programs do it: the value, and an event that says so.
    fireEvent.change(screen.getByLabelText('Adresse e‑mail'), { target: { value: 'zoe@example.org' } });
    await user.click(field);
    await user.paste(' Sept ponts, 12 ! ');
    await user.click(send());

    expect(sent).toHaveBeenCalledWith({ username: 'zoe@example.org', password: ' Sept ponts, 12 ! ' });
  });

  it('marks the rules that a new one meets', async () => {
    const { user } = await renderScreen(
      <Form schema="password" onSubmit={async () => null}>
        <PasswordField name="password" label="Nouveau mot de passe" autoComplete="new-password" />
        <PasswordChecklist name="password" />
        <SubmitButton>Envoyer</SubmitButton>
      </Form>,
    );

    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'Passerelle');
    await user.tab();

    const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rules.filter((text) => text?.endsWith('pas encore respectée'))).toEqual([
      'Au moins un chiffrepas encore respectée',
      'Au moins un caractère spécialpas encore respectée',
    ]);
    await screen.findByText('Veuillez entrer un mot de passe valide');
  });
});

describe('an agreement', () => {
  it('is needed to send the form, and is not sent', async () => {
    const onSubmit = jest.fn(async () => null);
    const { user } = await renderScreen(
      <Form schema="survey" onSubmit={onSubmit} initialValues={{ surveyResponses: {} }}>
        <CheckboxField name="consent" label="J’accepte" unsent />
        <SubmitButton>Envoyer</SubmitButton>
      </Form>,
    );

    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain('champ requis');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByLabelText('J’accepte'));
    await user.click(send());

    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ surveyResponses: {} }));
  });
});
