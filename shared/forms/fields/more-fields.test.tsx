import { act, screen, waitFor } from '@testing-library/react';

import { axe, later, renderScreen } from '@passerelle/shared/testing';
import {
  FileButton,
  Form,
  NumberField,
  PasswordField,
  RepeatField,
  SavedNotice,
  SubmitButton,
  TextField,
} from '../index';

const person = {
  firstName: 'Amel',
  lastName: 'B',
  email: 'a@b.example',
  birthday: '1984-03-12',
  consent: true,
} as const;
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

describe('a number field', () => {
  const onSubmit = jest.fn(async () => null);
  const open = () =>
    renderScreen(
      <Form schema="profile" onSubmit={onSubmit} initialValues={{ ...person, job: { annualSalaryWithoutTax: 34_500 } }}>
        <h1>Poste</h1>
        <NumberField name="job.annualSalaryWithoutTax" label="Salaire" unit="€" optional />
        <SubmitButton>Enregistrer</SubmitButton>
      </Form>,
    );
  const salary = () => screen.getByLabelText<HTMLInputElement>(/^Salaire/);

  it('is written as in French, and sent as a number', async () => {
    const { user } = await open();
    expect(salary()).toHaveValue('34\u202F500');
    await axe();

    await user.clear(salary());
    await user.type(salary(), '41 284,5');
    expect(salary()).toHaveValue('41 284,5');
    await user.tab();
    expect(salary()).toHaveValue('41\u202F284,5');
    await user.click(save());

    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ ...person, job: { annualSalaryWithoutTax: 41_284.5 } }),
    );
  });

  it('keeps words, and says that they are no number', async () => {
    const { user } = await open();
    await user.clear(salary());
    await user.type(salary(), 'beaucoup');
    await user.tab();
    expect(salary()).toHaveValue('beaucoup');
    await screen.findByText('Veuillez entrer un nombre');
  });
});

describe('a field that repeats another', () => {
  const onSubmit = jest.fn(async () => null);
  const open = () =>
    renderScreen(
      <Form schema="profile" onSubmit={onSubmit} initialValues={person}>
        <TextField name="email" label="E‑mail" type="email" />
        <RepeatField name="again" of="email" label="Confirmation" mismatch="Les deux emails doivent être identiques" />
        <SubmitButton>Enregistrer</SubmitButton>
      </Form>,
    );

  it('must equal it, and is not sent', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Confirmation'), 'a@b.exampl');
    await user.click(save());
    await screen.findByText('Les deux emails doivent être identiques');
    expect(onSubmit).not.toHaveBeenCalled();

    await user.type(screen.getByLabelText('Confirmation'), 'e');
    await user.click(save());

    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(person));
  });
});

describe('an e-mail address', () => {
  it('is taken without the spaces and invisible characters that were pasted with it', async () => {
    const onSubmit = jest.fn(async () => null);
    const { user } = await renderScreen(
      <Form schema="forgottenPassword" onSubmit={onSubmit}>
        <TextField name="username" label="E‑mail" type="email" />
        <SubmitButton>Envoyer</SubmitButton>
      </Form>,
    );
    await user.click(screen.getByLabelText('E‑mail'));
    await user.paste('\u00A0\uFEFFa\u200B@b.example\u202C ');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));

    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ username: 'a@b.example' }));
  });
});

describe('a form that begins again', () => {
  it('is empty once sent, and says for a second that it is kept', async () => {
    const answer = later<null>();
    const { user } = await renderScreen(
      <Form schema="password" resets onSubmit={() => answer.promise}>
        <PasswordField name="oldPassword" label="Actuel" autoComplete="current-password" />
        <PasswordField name="password" label="Nouveau" autoComplete="new-password" />
        <SubmitButton waits>Enregistrer</SubmitButton>
        <SavedNotice />
      </Form>,
    );
    await user.type(screen.getByLabelText('Actuel'), 'Passerelle-2026!');
    await user.type(screen.getByLabelText('Nouveau'), 'Passerelle-2027!');
    await user.click(save());
    expect(screen.queryByText('Enregistré')).not.toBeInTheDocument();

    await act(async () => answer.resolve(null));

    await screen.findByText('Enregistré');
    expect(screen.getByLabelText<HTMLInputElement>('Nouveau')).toHaveValue('');
    expect(screen.queryByText('Champ requis')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Enregistré')).not.toBeInTheDocument(), { timeout: 3000 });
  });
});

describe('a button that takes a file', () => {
  it('opens the device’s chooser, and hands the file over', async () => {
    const onFile = jest.fn();
    const { user, container } = await renderScreen(
      <FileButton accept={['image/png']} onFile={onFile}>
        Choisir une photo
      </FileButton>,
    );
    const chooser = container.querySelector<HTMLInputElement>('input[type=file]')!;
    const opened = jest.spyOn(chooser, 'click');

    screen.getByRole('button', { name: 'Choisir une photo' }).focus();
    await user.keyboard('{Enter}');
    // Not within the key’s own event: Chromium would open nothing.
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    const file = new File(['x'], 'moi.png', { type: 'image/png' });
    await user.upload(chooser, file);

    expect(onFile).toHaveBeenCalledWith(file);
    expect(chooser.files).toHaveLength(0);
  });
});
