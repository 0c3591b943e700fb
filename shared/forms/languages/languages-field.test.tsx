import { screen, waitFor, within } from '@testing-library/react';

import { axe, renderScreen } from '@passerelle/shared/testing';
import { Form, type FormBody, SubmitButton } from '@passerelle/shared/forms';

import { LanguagesField } from './languages-field';

const onSubmit = jest.fn(async (_body: FormBody<'profile'>) => null);
type Languages = FormBody<'profile'>['spokenLanguages'];

const person = {
  firstName: 'Amel',
  lastName: 'B',
  email: 'a@b.example',
  birthday: '1984-03-12',
  consent: true,
} as const;
const open = (spokenLanguages: Languages = []) =>
  renderScreen(
    <Form schema="profile" onSubmit={onSubmit} initialValues={{ ...person, spokenLanguages }}>
      <h1>Langues</h1>
      <LanguagesField name="spokenLanguages" label="Langues et niveaux" />
      <SubmitButton>Enregistrer</SubmitButton>
    </Form>,
  );

const add = () => screen.getByRole('button', { name: 'Ajouter une langue' });
const language = (position: number) => screen.getByLabelText<HTMLSelectElement>(`Langue ${position}`);
const level = (position: number) => screen.getByLabelText<HTMLSelectElement>(`Niveau de la langue ${position}`);
const save = () => screen.getByRole('button', { name: 'Enregistrer' });
const sent = async (): Promise<unknown> => {
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return onSubmit.mock.lastCall?.[0].spokenLanguages;
};

describe('the spoken languages', () => {
  it('are added one by one, each once', async () => {
    const { user } = await open([{ language: 'french', level: 'C2' }]);

    await user.click(add());
    expect(language(2)).toHaveFocus();
    const offered = within(language(2))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered).toContain('Allemand');
    expect(offered).not.toContain('Français');
    await user.selectOptions(language(2), 'Anglais');
    await user.selectOptions(level(2), 'Courant');
    await axe();
    await user.click(save());

    expect(await sent()).toEqual([
      { language: 'french', level: 'C2' },
      { language: 'english', level: 'C1' },
    ]);
  });

  it('are at most four, and the button says so', async () => {
    const { user } = await open([
      { language: 'french', level: 'C2' },
      { language: 'english', level: 'C1' },
      { language: 'german', level: 'B1' },
      { language: 'arabic', level: 'A1' },
    ]);
    screen.getByText('Vous ne pouvez pas ajouter plus de 4 langues');
    expect(add()).toHaveAttribute('aria-disabled', 'true');

    await user.click(add());

    expect(screen.queryByLabelText('Langue 5')).not.toBeInTheDocument();
  });

  it('can be removed, down to none', async () => {
    const { user } = await open([
      { language: 'french', level: 'C2' },
      { language: 'english', level: 'C1' },
    ]);

    await user.click(screen.getByRole('button', { name: 'Retirer\u00A0: Français' }));
    expect(language(1)).toHaveValue('english');
    expect(add()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Retirer\u00A0: Anglais' }));
    await user.click(save());

    expect(await sent()).toEqual([]);
  });

  it('are required in full, and the summary links to them', async () => {
    const { user } = await open();
    await user.click(add());
    await user.selectOptions(language(1), 'Russe');

    await user.click(save());

    await screen.findByText('Choisissez une langue et un niveau sur chaque ligne, ou retirez la ligne.');
    expect(level(1)).toHaveAttribute('aria-invalid', 'true');
    expect(language(1)).not.toHaveAttribute('aria-invalid', 'true');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: /^Langues et niveaux/ }));
    expect(language(1)).toHaveFocus();
    await axe();
  });
});
