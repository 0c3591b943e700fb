import { screen } from '@testing-library/react';

import { renderScreen } from '@passerelle/shared/testing';
import { Form, SubmitButton, TextField } from './index';

const fault = 'Une adresse de la maison, s’il vous plaît';
const rule = (value?: string) => (value?.endsWith('@house.example') ? undefined : { text: fault });

async function renderForm() {
  const onClick = jest.fn<void, []>();
  const { user } = await renderScreen(
    <>
      <Form schema="forgottenPassword" onSubmit={async () => null}>
        <TextField name="email" label="Adresse e‑mail" type="email" rule={rule} />
        <button type="button" onClick={onClick}>
          Ajouter une adresse
        </button>
        <SubmitButton>Envoyer</SubmitButton>
      </Form>
      <button type="button">Ailleurs</button>
    </>,
  );
  const field = screen.getByLabelText('Adresse e‑mail');
  await user.type(field, 'zoe@elsewhere.example');
  return { user, field, onClick };
}

const press = (name: string) => ({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name }) });
const faultShown = () => screen.queryByText(fault) !== null;

describe('a fault that is found when a field is left', () => {
  it('is shown at once by the keyboard', async () => {
    const { user, field } = await renderForm();

    await user.tab();

    expect(field).not.toHaveFocus();
    expect(faultShown()).toBe(true);
  });

  it.each(['Ajouter une adresse', 'Ailleurs'])('waits until « %s » has been let go of', async (name) => {
    const { user, field } = await renderForm();

    await user.pointer(press(name));
    expect(field).not.toHaveFocus();
    expect(faultShown()).toBe(false);
    await user.pointer('[/MouseLeft]');

    expect(faultShown()).toBe(true);
  });

  it('waits for the press that follows a touch', async () => {
    const { user, onClick } = await renderForm();

    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Ajouter une adresse' }) });

    expect(onClick).toHaveBeenCalledTimes(1);
    expect(faultShown()).toBe(true);
  });

  it('is not kept back by a press whose end went elsewhere', async () => {
    const { user } = await renderForm();

    await user.pointer(press('Ailleurs'));
    window.dispatchEvent(new Event('blur'));

    expect(await screen.findByText(fault)).toBeInTheDocument();
  });
});
