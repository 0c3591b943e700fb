import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { forgetPerson } from '@passerelle/shared/client';
import { emit } from '@passerelle/shared/events';
import { aProfile, renderScreen, setNow } from '@passerelle/shared/testing';
import { Form, PasswordField, SubmitButton, TextField, useFormValues, type FormBody } from '../index';
import { useFormField } from '../fields/use-form-field';

const person = aProfile();

interface Props {
  initialValues?: Partial<FormBody<'contact'>>;
  onSubmit?: () => Promise<unknown>;
}

const ContactForm = ({ initialValues, onSubmit = async () => null }: Props) => (
  <Form schema="contact" draft="contact.create" onSubmit={onSubmit} initialValues={initialValues ?? { type: 'hr' }}>
    <TextField name="lastName" label="Nom" />
    <TextField name="company.name" label="Entreprise" optional />
    <SubmitButton>Enregistrer</SubmitButton>
  </Form>
);

/** The second field is there once it is asked for. */
function LateForm({ initialValues }: Pick<Props, 'initialValues'>) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Form schema="contact" draft="contact.create" onSubmit={async () => null} initialValues={initialValues ?? {}}>
      <TextField name="lastName" label="Nom" />
      {isWhole && <TextField name="company.name" label="Entreprise" optional />}
      <button type="button" onClick={() => setWhole(!isWhole)}>
        La suite
      </button>
    </Form>
  );
}

const open = (props: Props = {}) => renderScreen(<ContactForm {...props} />, { person });
const typed = () => screen.getByLabelText<HTMLInputElement>('Nom').value;

describe('a draft', () => {
  beforeEach(() => setNow('2026-11-18T13:12:00.000Z'));

  it('brings back what was typed, and says since when', async () => {
    const first = await open();
    await first.user.type(screen.getByLabelText('Nom'), 'Lubin');
    await first.user.type(screen.getByLabelText(/Entreprise/), 'Alizé');
    screen.getByText(/Brouillon enregistré à 14.h.12\./);
    // The session is lost meanwhile; the same person signs in again.
    emit('session-changed', { personId: null });
    first.unmount();

    await open();

    await screen.findByText(/Brouillon enregistré à 14.h.12\./);
    expect(typed()).toBe('Lubin');
    expect(screen.getByLabelText<HTMLInputElement>(/Entreprise/)).toHaveValue('Alizé');
  });

  it('comes back into fields that are drawn after the form, also where something stood in them before', async () => {
    const initialValues = { type: 'hr', lastName: 'Morel', company: { name: 'Alizé' } } as const;
    const first = await open({ initialValues });
    await first.user.type(screen.getByLabelText('Nom'), '-Lubin');
    await first.user.type(screen.getByLabelText(/Entreprise/), ' Conseil');
    first.unmount();

    const { user } = await renderScreen(<LateForm initialValues={initialValues} />, { person });
    await user.click(screen.getByRole('button', { name: 'La suite' }));

    expect(typed()).toBe('Morel-Lubin');
    expect(screen.getByLabelText<HTMLInputElement>(/Entreprise/)).toHaveValue('Alizé Conseil');
    await user.click(screen.getByRole('button', { name: 'La suite' }));
    expect(screen.queryByLabelText(/Entreprise/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'La suite' }));
    expect(screen.getByLabelText<HTMLInputElement>(/Entreprise/)).toHaveValue('Alizé Conseil');
  });

  it('is gone once it was sent', async () => {
    const first = await open();
    await first.user.type(screen.getByLabelText('Nom'), 'Lubin');
    await first.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByText(/Brouillon/)).not.toBeInTheDocument());
    first.unmount();

    await open();

    expect(typed()).toBe('');
  });

  it('begins anew after it was sent', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Nom'), 'Lubin');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByText(/Brouillon/)).not.toBeInTheDocument());

    await user.type(screen.getByLabelText('Nom'), '-Roy');

    screen.getByText(/Brouillon enregistré/);
  });

  it('stays when sending failed', async () => {
    const { user } = await open({ onSubmit: () => Promise.reject(new Error('lost')) });
    await user.type(screen.getByLabelText('Nom'), 'Lubin');

    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await screen.findByRole('alert');
    screen.getByText(/Brouillon enregistré/);
  });

  it('can be thrown away', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Nom'), 'Lubin');

    await user.click(screen.getByRole('button', { name: 'Effacer le brouillon' }));

    expect(typed()).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is gone after logging out, and not restored for another user', async () => {
    const first = await open();
    await first.user.type(screen.getByLabelText('Nom'), 'Lubin');
    forgetPerson();
    first.unmount();
    await open();
    expect(typed()).toBe('');
  });

  it('does not come back over something that has changed since', async () => {
    const first = await open({ initialValues: { type: 'hr', lastName: 'Lubin' } });
    await first.user.type(screen.getByLabelText('Nom'), '-Roy');
    first.unmount();

    await open({ initialValues: { type: 'hr', lastName: 'Lubin-Marchetti' } });

    expect(typed()).toBe('Lubin-Marchetti');
  });

  it('comes back where nothing has changed since, beside what has', async () => {
    const first = await open({ initialValues: { type: 'hr', lastName: 'Lubin', company: { name: 'Alizé' } } });
    await first.user.type(screen.getByLabelText('Nom'), '-Roy');
    first.unmount();

    await open({ initialValues: { type: 'internal', lastName: 'Lubin', company: { name: 'Groupe Alizé' } } });

    expect(typed()).toBe('Lubin-Roy');
    expect(screen.getByLabelText<HTMLInputElement>(/Entreprise/)).toHaveValue('Groupe Alizé');
    screen.getByText(/Brouillon enregistré/);
  });

  it('says that files are not in it', async () => {
    const Picture = () => {
      const { id } = useFormField({ name: 'picture', label: 'Image' }, 'file');
      return <input id={id} aria-label="Image" type="file" />;
    };
    const { user } = await renderScreen(
      <Form schema="contact" draft="contact.create" onSubmit={async () => null}>
        <TextField name="lastName" label="Nom" />
        <Picture />
      </Form>,
      { person },
    );

    await user.type(screen.getByLabelText('Nom'), 'Lubin');

    screen.getByText(/Les fichiers n’en font pas partie\./);
  });

  it('never holds a password', async () => {
    const { user } = await renderScreen(
      <Form schema="userCreation" draft="person" onSubmit={async () => null}>
        <TextField name="lastName" label="Nom" />
        <PasswordField name="password" label="Mot de passe" autoComplete="new-password" />
        <SubmitButton>Enregistrer</SubmitButton>
      </Form>,
      { person },
    );

    await user.type(screen.getByLabelText('Nom'), 'Lubin');
    await user.type(screen.getByLabelText('Mot de passe'), 'Passerelle-2026!');

    const kept = sessionStorage.getItem(`passerelle.person.${person.id}.draft.person`) ?? '';
    expect(kept).toContain('Lubin');
    expect(kept).not.toContain('Passerelle-2026!');
  });

  it('never holds a password, not even while its field goes away', async () => {
    const OnceNamed = () => {
      const { email } = useFormValues('profile');
      return email && <PasswordField name="oldPassword" label="Mot de passe" autoComplete="current-password" />;
    };
    const written = jest.spyOn(Storage.prototype, 'setItem');
    const { user } = await renderScreen(
      <Form schema="profile" draft="moved" onSubmit={async () => null}>
        <TextField name="email" label="E‑mail" />
        <OnceNamed />
      </Form>,
      { person },
    );
    await user.type(screen.getByLabelText('E‑mail'), 'a');
    await user.type(screen.getByLabelText('Mot de passe'), 'Passerelle-2026!');

    await user.clear(screen.getByLabelText('E‑mail'));
    await user.type(screen.getByLabelText('E‑mail'), 'Lubin');

    const texts = written.mock.calls.map(([, text]) => text);
    expect(texts.at(-1)).toContain('Lubin');
    expect(texts.filter((text) => text.includes('Passerelle-2026!'))).toEqual([]);
  });
});
