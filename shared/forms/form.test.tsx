import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { ApiError, send } from '@passerelle/shared/client';
import {
  aContact,
  axe,
  dateField,
  enterDate,
  fakeApi,
  later,
  refuse,
  renderScreen,
  type Screen,
} from '@passerelle/shared/testing';
import { validators } from './generated/index.mjs';
import { CheckboxField, Form, SelectField, SubmitButton, TextField, type FormBody } from './index';
import { DateField } from './dates';

type Props = { onSubmit?: (body: FormBody<'contact'>) => Promise<unknown>; waits?: boolean; children?: ReactNode };

const create = (body: FormBody<'contact'>) => send('POST /me/contacts', { body });

const options = [
  { value: 'hr', label: 'RH' },
  { value: 'external', label: 'Externe' },
] as const;

const ContactForm = ({ onSubmit = create, waits, children }: Props) => (
  <>
    <h1>Ajouter un contact</h1>
    <Form schema="contact" onSubmit={onSubmit}>
      <SelectField name="type" label="Type" options={options} />
      <TextField name="lastName" label="Nom" />
      <TextField name="email" label="E‑mail" type="email" optional help="Pour le joindre." />
      <TextField name="company.name" label="Entreprise" optional />
      {children}
      <SubmitButton waits={waits}>Enregistrer</SubmitButton>
    </Form>
  </>
);

const save = () => screen.getByRole('button', { name: 'Enregistrer' });
/** All that has to be. */
const fillIn = async (user: Screen['user']): Promise<void> => {
  await user.selectOptions(screen.getByLabelText('Type'), 'RH');
  await user.type(screen.getByLabelText('Nom'), 'Lubin');
};

describe('a form', () => {
  it('sends what was typed, and null for what was left out', async () => {
    const api = fakeApi({ 'POST /me/contacts': () => aContact() });
    const { user } = await renderScreen(<ContactForm />);

    await fillIn(user);
    await user.click(save());

    await waitFor(() => expect(api.requests).toHaveLength(1));
    expect(api.requests[0]?.body).toEqual({ type: 'hr', lastName: 'Lubin', email: null, company: { name: null } });
  });

  it('loads its validator on the first input, or to report missing fields', async () => {
    const load = jest.spyOn(validators, 'contact');
    const { user, unmount } = await renderScreen(<ContactForm />);
    expect(load).not.toHaveBeenCalled();

    await user.click(screen.getByLabelText('Nom'));
    await user.tab();
    expect(load).toHaveBeenCalledTimes(1);
    unmount();

    await renderScreen(<ContactForm waits />);
    expect(load).toHaveBeenCalledTimes(2);
    load.mockRestore();
  });

  it('sends what was typed when its checks do not come: the server has the same', async () => {
    const load = jest.spyOn(validators, 'contact').mockRejectedValue(new TypeError('Failed to fetch'));
    const api = fakeApi({ 'POST /me/contacts': () => aContact() });
    const { user } = await renderScreen(<ContactForm />);

    await fillIn(user);
    await user.click(save());

    await waitFor(() => expect(api.requests).toHaveLength(1));
    expect(load).toHaveBeenCalledTimes(1);
    load.mockRestore();
  });

  it('asks for the fields of a part that was filled in and emptied again, never for the part', async () => {
    const isAnswered = ({ surveyResponses = {} }: Partial<FormBody<'survey'>>) =>
      'words' in surveyResponses ? {} : { 'surveyResponses.words': { text: 'Répondez.' } };
    const { user } = await renderScreen(
      <Form
        schema="survey"
        initialValues={{ surveyResponses: {} }}
        check={isAnswered}
        onSubmit={() => Promise.resolve()}
      >
        <TextField name="surveyResponses.words" label="En un mot" />
        <SubmitButton waits>Enregistrer</SubmitButton>
      </Form>,
    );

    await user.type(screen.getByLabelText('En un mot'), 'a');
    await user.clear(screen.getByLabelText('En un mot'));

    await screen.findByText('Pour continuer, vérifiez : En un mot.');
  });

  it('is clean for readers, empty and at fault', async () => {
    const { user } = await renderScreen(<ContactForm />);
    await axe();

    await user.click(save());

    await screen.findByRole('alert');
    await axe();
  });

  it('says which fields may be left out', async () => {
    await renderScreen(<ContactForm />);

    screen.getByText('Sauf mention « facultatif », tous les champs sont obligatoires.');
    expect(screen.getByLabelText('E‑mail (facultatif)')).not.toHaveAttribute('aria-required');
    expect(screen.getByLabelText('Nom')).toHaveAttribute('aria-required', 'true');
  });

  it('leads from a summary that takes the focus to each field at fault', async () => {
    const { user } = await renderScreen(<ContactForm />);
    await user.type(screen.getByLabelText(/E‑mail/), 'fatou.diallo@');

    await user.click(save());

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary.textContent).toContain('3 champs sont à revoir');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual([
      'Type\u00A0: champ requis',
      'Nom\u00A0: champ requis',
      'E‑mail\u00A0: veuillez entrer une adresse email valide',
    ]);
    await user.click(screen.getByRole('link', { name: /^Nom/ }));
    expect(screen.getByLabelText('Nom')).toHaveFocus();

    await user.click(save());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  it('ties what is wrong to its field, once the person has been there', async () => {
    const { user } = await renderScreen(<ContactForm />);
    const email = screen.getByLabelText(/E‑mail/);

    await user.type(email, 'fatou');
    expect(screen.queryByText('Veuillez entrer une adresse email valide')).not.toBeInTheDocument();
    await user.tab();

    const fault = await screen.findByText('Veuillez entrer une adresse email valide');
    expect(email).toHaveAttribute('aria-invalid', 'true');
    const described = email
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id));
    expect(described?.map((element) => element?.textContent)).toEqual([fault.textContent, 'Pour le joindre.']);
  });

  it('puts what the server finds on the fields that it names, until they change', async () => {
    fakeApi({ 'POST /me/contacts': () => refuse(409, { code: 'duplicate', fields: { email: 'duplicate' } }) });
    const { user } = await renderScreen(<ContactForm />);
    await fillIn(user);
    await user.type(screen.getByLabelText(/E‑mail/), 'a@b.example');

    await user.click(save());

    await screen.findByText('L’email indiqué est déjà utilisé par un autre utilisateur.');
    screen.getByText('Un champ est à revoir');
    await user.type(screen.getByLabelText(/E‑mail/), '.fr');
    expect(screen.queryByText('L’email indiqué est déjà utilisé par un autre utilisateur.')).not.toBeInTheDocument();
  });

  it.each([
    ['nothing answers', new ApiError({ status: 0, code: 'unexpected', message: '' }), /La connexion est coupée/],
    [
      'the server cannot work now',
      new ApiError({ status: 503, code: 'notReady', message: 'Not ready.' }),
      /Passerelle est momentanément indisponible/,
    ],
    [
      'the server breaks',
      new ApiError({ status: 500, code: 'unexpected', message: 'boom' }),
      /erreur inattendue est survenue/,
    ],
    [
      'the server explains',
      new ApiError({ status: 429, code: 'tooMany', message: 'Trop d’essais.' }),
      /^Trop d’essais\.$/,
    ],
    [
      'the server says when to come back',
      new ApiError({ status: 429, code: 'tooMany', message: 'Trop.', headers: new Headers({ 'retry-after': '61' }) }),
      /^Trop de tentatives\. Réessayez à partir de \d+.h(.\d\d)?\.$/,
    ],
    [
      'the session has ended',
      new ApiError({ status: 401, code: 'unauthenticated', message: 'Vous devez être authentifié.' }),
      /^Votre session a expiré/,
    ],
    ['the page itself is wrong', new TypeError('x is undefined'), /erreur inattendue est survenue/],
  ])('keeps what was typed and says so when %s', async (_what, error, words) => {
    const { user } = await renderScreen(<ContactForm onSubmit={() => Promise.reject(error)} />);
    await fillIn(user);

    await user.click(save());

    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText<HTMLInputElement>('Nom')).toHaveValue('Lubin');
  });

  it('takes one press while it sends', async () => {
    const answer = later<unknown>();
    const onSubmit = jest.fn(() => answer.promise);
    const { user } = await renderScreen(<ContactForm onSubmit={onSubmit} />);
    await fillIn(user);

    await user.click(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
    await user.click(save());

    expect(onSubmit).toHaveBeenCalledTimes(1);
    answer.resolve(null);
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
  });
});

describe('a button that waits', () => {
  it('says what is missing, and a press leads there', async () => {
    const onSubmit = jest.fn(async () => null);
    const { user } = await renderScreen(<ContactForm onSubmit={onSubmit} waits />);
    await screen.findByText('Pour continuer, vérifiez : Type et Nom.');

    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await user.click(save());
    expect(screen.getByLabelText('Type')).toHaveFocus();
    expect(screen.getAllByText('Champ requis')).toHaveLength(2);
    expect(onSubmit).not.toHaveBeenCalled();

    await fillIn(user);
    expect(save()).not.toHaveAttribute('aria-disabled');
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('the rules of a form', () => {
  const keep = jest.fn(async () => null);
  const ProfileForm = () => (
    <Form
      schema="profile"
      onSubmit={keep}
      initialValues={{ firstName: 'Amel', lastName: 'B', email: 'a@b.example' }}
      check={({ birthday }) => (birthday && birthday > '2026-11-18' ? { birthday: 'future' } : {})}
    >
      <DateField name="birthday" label="Date de naissance" autoComplete="bday" />
      <CheckboxField name="consent" label="J’accepte" />
      <SubmitButton>Enregistrer</SubmitButton>
    </Form>
  );

  it('reach beyond the schema, and ask for a consent', async () => {
    const { user } = await renderScreen(<ProfileForm />);
    await enterDate(dateField('Date de naissance'), '01/01/2027');

    await user.click(save());

    await screen.findByText('Cette date ne peut pas être dans le futur');
    screen.getByText('Champ requis');
    expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    expect(keep).not.toHaveBeenCalled();
  });
});
