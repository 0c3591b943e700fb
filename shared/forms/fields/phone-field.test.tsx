import { screen, waitFor } from '@testing-library/react';

import { axe, renderScreen } from '@passerelle/shared/testing';
import { Form, PhoneField, SubmitButton, type FormBody } from '../index';

const onSubmit = jest.fn(async (_body: FormBody<'contact'>) => null);
const open = (phone: string | null = null, options = {}) =>
  renderScreen(
    <Form schema="contact" onSubmit={onSubmit} initialValues={{ type: 'hr', lastName: 'Lubin', phone }}>
      <h1>Contact</h1>
      <PhoneField name="phone" label="Téléphone" optional />
      <SubmitButton>Enregistrer</SubmitButton>
    </Form>,
    options,
  );

const number = () => screen.getByLabelText<HTMLInputElement>(/^Téléphone/);
const country = () => screen.getByRole('combobox');
// There are some two hundred: to ask each for its role would take the test a while.
const options = () => Array.from(screen.getByRole('listbox').children, ({ textContent }) => textContent);
const active = () => document.activeElement?.textContent;
const sent = async (): Promise<unknown> => {
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return onSubmit.mock.lastCall?.[0].phone;
};
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

describe('a phone field', () => {
  it('keeps what was typed as it is dialled from abroad', async () => {
    const { user } = await open();
    expect(country().textContent).toBe('FR +33');

    await user.type(number(), '0612345678');
    await user.tab();

    expect(number()).toHaveValue('6 12 34 56 78');
    await user.click(save());
    expect(await sent()).toBe('+33 6 12 34 56 78');
  });

  it('is empty when it was left empty', async () => {
    const { user } = await open('+33 6 12 34 56 78');
    await user.clear(number());
    await user.click(save());
    expect(await sent()).toBeNull();
  });

  it('leaves a number alone that was kept in another way', async () => {
    const { user } = await open('06 12 34 56 78');
    await user.click(number());
    await user.tab();
    await user.click(save());
    expect(await sent()).toBe('06 12 34 56 78');
  });

  it('takes the country from a number that brings its code', async () => {
    const { user } = await open();
    await user.type(number(), '+32 470 12 34 56');
    expect(country().textContent).toBe('BE +32');
    await user.click(save());
    expect(await sent()).toBe('+32 470 12 34 56');
  });

  it('says when a number cannot be one', async () => {
    const { user } = await open();
    await user.type(number(), '06 12');
    await user.tab();
    await screen.findByText('Veuillez entrer un numéro de téléphone valide');
    await axe();
  });
});

describe('its countries', () => {
  it('begin with those most asked for, and are clean for readers', async () => {
    const { user } = await open(null, { hasStyles: true });

    await user.click(country());

    expect(options().slice(0, 6)).toEqual([
      'France+33',
      'Belgique+32',
      'Suisse+41',
      'Allemagne+49',
      'Royaume-Uni+44',
      'Afghanistan+93',
    ]);
    expect(screen.getByText('France')).toHaveAttribute('aria-selected', 'true');
    expect(getComputedStyle(screen.getByRole('listbox').parentElement!).maxHeight).toBe('200px');
    await axe(screen.getByRole('listbox'));
  });

  it('are chosen by keyboard alone', async () => {
    const { user } = await open('+33 6 12 34 56 78');
    await user.tab();
    expect(country()).toHaveFocus();

    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Suisse+41');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(country().textContent).toBe('FR +33');

    await user.keyboard('{Enter}ital');
    expect(active()).toBe('Italie+39');
    await user.keyboard('{Enter}');
    expect(country().textContent).toBe('IT +39');
    expect(country()).toHaveFocus();
    await user.click(save());
    expect(await sent()).toBe('+39 6 12 34 56 78');
  });

  it('are put away when the person goes elsewhere', async () => {
    const { user } = await open();
    await user.click(country());
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('are chosen by a press', async () => {
    const { user } = await open();
    await user.click(country());
    await user.click(screen.getByText('Portugal'));
    expect(country().textContent).toBe('PT +351');
  });
});
