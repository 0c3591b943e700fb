import { screen, waitFor, within } from '@testing-library/react';

import type { Contact } from '@passerelle/shared/contract';
import { on } from '@passerelle/shared/events';
import {
  aContact,
  aProfile,
  axe,
  fakeApi,
  listOf,
  refuse,
  renderScreen,
  type FakeRequest,
  type Handlers,
} from '@passerelle/shared/testing';
import { ContactCreateScreen } from './contact-create.screen';

const fatou = aContact({ firstName: 'Fatou', lastName: 'Diallo' });
const token = 'task.5f0c.0.signature';

const added = ({ body }: FakeRequest): Contact => {
  const { lastName, firstName } = body as Partial<Pick<Contact, 'lastName' | 'firstName'>>;
  return aContact({ lastName: lastName ?? '', firstName: firstName ?? null });
};
const book = (more: Handlers = {}) =>
  fakeApi({
    'GET /me/contacts': () => listOf([fatou]),
    'POST /me/contacts': added,
    'GET /me/contacts/count': () => ({ all: 12, referrer: 0, referred: 0 }),
    ...more,
  });
const me = aProfile();
const open = (route = '/contacts/create', state: unknown = null) =>
  renderScreen(<ContactCreateScreen />, { route, state, path: '/contacts/create', person: me });

type Opened = Awaited<ReturnType<typeof open>>;
const add = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Ajouter le contact' }));
const fillIn = async ({ user }: Opened): Promise<void> => {
  await user.selectOptions(screen.getByLabelText('Type de contact'), 'networkAngel');
  await user.type(screen.getByLabelText('Nom'), 'Le Goff');
};
const sent = (api: ReturnType<typeof book>) => api.requestsOf('POST /me/contacts').map(({ body }) => body);

describe('somebody who is there already', () => {
  const namesake = aContact({ firstName: 'Fatou', lastName: 'Dialló', company: { name: 'Formalys', service: null } });
  const notice = () => within(screen.getByRole('status', { name: 'Doublons' }));

  it('is named while the same whole name or address is typed, and led to', async () => {
    const other = aContact({ firstName: 'Zoé', email: 'zoe@x.example' });
    const api = book({ 'GET /me/contacts': () => listOf([namesake, other]) });
    const { user } = await open();
    await user.type(screen.getByLabelText('Nom'), 'DIALLO');
    expect(api.requestsOf('GET /me/contacts')).toEqual([]);
    expect(notice().queryByRole('link')).toBeNull();

    await user.type(screen.getByLabelText(/^Prénom/), 'fatou');

    const link = await notice().findByRole('link', { name: 'Fatou Dialló' });
    expect(link.getAttribute('href')).toBe(`/contacts/${namesake.id}`);
    await user.type(screen.getByLabelText(/^E-mail/), 'ZOE@x.example');
    await waitFor(() => expect(notice().getAllByRole('link')).toHaveLength(2));
    await axe();
  });

  it('keeps nobody from being added', async () => {
    const api = book({ 'GET /me/contacts': () => listOf([namesake]) });
    const page = await open();
    await page.user.selectOptions(screen.getByLabelText('Type de contact'), 'hr');
    await page.user.type(screen.getByLabelText(/^Prénom/), 'Fatou');
    await page.user.type(screen.getByLabelText('Nom'), 'Diallo');
    await notice().findByRole('link');
    await add(page);

    await screen.findByRole('dialog', { name: /^C’est ajouté/ });
    expect(sent(api)).toHaveLength(1);
  });
});

describe('a book with little room', () => {
  const of = (all: number) => book({ 'GET /me/contacts/count': () => ({ all, referrer: 0, referred: 0 }) });

  it.each([
    [9_998, 'Il reste 2 places sur 10 000.'],
    [10_000, /^Il contient 10 000 contacts, le maximum\./],
  ])('is named before anything is typed (%d)', async (all, words) => {
    of(all);
    await open();

    await screen.findByText(words);
    await axe();
  });

  it('is named when somebody is refused, and what was typed stays', async () => {
    const message = 'Vous pouvez avoir 10 000 contacts au plus.';
    book({ 'POST /me/contacts': () => refuse(409, { code: 'full', message }) });
    const page = await open();
    await fillIn(page);
    await add(page);

    await screen.findByText(message);
    expect(screen.getByLabelText<HTMLInputElement>('Nom').value).toBe('Le Goff');
  });
});

describe('adding a contact', () => {
  it('sends all that was typed, and says what is now true', async () => {
    const api = book();
    const page = await open();
    await axe();

    await fillIn(page);
    const { user } = page;
    await user.selectOptions(screen.getByLabelText(/^Civilité/), 'mr');
    await user.type(screen.getByLabelText(/^Prénom/), 'Thomas');
    await user.type(screen.getByLabelText(/^Entreprise/), 'Atelier Keravel');
    await user.type(screen.getByLabelText(/^Service/), 'Études');
    await user.type(screen.getByLabelText(/^Poste/), 'Chef de projet');
    await user.selectOptions(screen.getByLabelText(/^Domaine professionnel/), 'projectManagement');
    await user.type(screen.getByLabelText(/^E-mail/), 't.legoff@keravel.example');
    await user.type(screen.getByLabelText(/^Commentaire/), 'Croisé au salon.');
    await add(page);

    const dialog = await screen.findByRole('dialog', { name: 'C’est ajouté\u202F!' });
    within(dialog).getByText('Thomas Le Goff');
    expect(within(dialog).queryByText(/compte pour l’étape/)).toBeNull();
    await axe(dialog);
    expect(sent(api)).toEqual([
      {
        ...{ type: 'networkAngel', lastName: 'Le Goff', firstName: 'Thomas', civility: 'mr' },
        company: { name: 'Atelier Keravel', service: 'Études' },
        job: { jobTitle: 'Chef de projet', occupation: 'projectManagement' },
        ...{ email: 't.legoff@keravel.example', phone: null, mobilePhone: null },
        ...{ referrer: null, comment: 'Croisé au salon.' },
      },
    ]);
  });

  it('says what is missing and leads there', async () => {
    const api = book();
    const page = await open();

    await page.user.type(screen.getByLabelText(/^E-mail/), 'thomas@');
    await add(page);

    await screen.findByText('3 champs sont à revoir');
    screen.getByText('Veuillez entrer une adresse email valide');
    expect(screen.getAllByText('Champ requis')).toHaveLength(2);
    await page.user.click(screen.getByRole('link', { name: /^Nom/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Nom'));
    expect(sent(api)).toEqual([]);
    await axe();
  });

  it('takes up to four addresses, each with its type', async () => {
    const api = book();
    const page = await open();
    await fillIn(page);
    const more = screen.getByRole('button', { name: 'Ajouter une adresse' });
    for (let count = 0; count < 4; count += 1) await page.user.click(more);
    screen.getByText('Un contact peut avoir 4 adresses au plus.');
    expect(document.activeElement).toBe(screen.getByLabelText('Type de l’adresse 4'));
    for (const number of [4, 3])
      await page.user.click(screen.getByRole('button', { name: `Retirer l’adresse ${number}` }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ajouter une adresse' }));

    await page.user.selectOptions(screen.getByLabelText('Type de l’adresse 1'), 'personal');
    await page.user.type(screen.getByLabelText('Adresse 1'), '3 rue Haute');
    await page.user.selectOptions(screen.getByLabelText('Type de l’adresse 2'), 'professional');
    await add(page);
    await screen.findByText('Un champ est à revoir');
    await page.user.type(screen.getByLabelText('Adresse 2'), '8 quai Bas');
    await page.user.click(screen.getByRole('button', { name: 'Retirer l’adresse 1' }));
    await add(page);

    await screen.findByRole('dialog');
    expect(sent(api)[0]).toMatchObject({ addresses: [{ type: 'professional', street: '8 quai Bas' }] });
  });

  it('finds who recommended them, by a few letters', async () => {
    const api = book();
    const page = await open();
    await fillIn(page);

    await page.user.click(screen.getByRole('button', { name: 'Choisir dans vos contacts' }));
    const search = screen.getByRole('textbox', { name: 'Chercher dans vos contacts' });
    expect(document.activeElement).toBe(search);
    await page.user.type(search, 'fat');
    await waitFor(() =>
      expect(api.requestsOf('GET /me/contacts').at(-1)?.query).toMatchObject({ search: 'fat', limit: 20 }),
    );
    await page.user.click(await screen.findByRole('radio', { name: /Fatou Diallo/ }));
    await page.user.click(screen.getByRole('button', { name: 'Fermer la recherche' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Changer\u00A0: Fatou Diallo' }));
    await axe();
    await add(page);

    await screen.findByRole('dialog');
    expect(sent(api)[0]).toMatchObject({ referrer: fatou.id });
  });

  it('shows what the server finds wrong on its field', async () => {
    book({ 'POST /me/contacts': () => refuse(400, { code: 'invalid', fields: { email: 'format' } }) });
    const page = await open();
    await fillIn(page);
    await add(page);

    await screen.findByText('Un champ est à revoir');
    expect(screen.getByLabelText(/^E-mail/).getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed for another time', async () => {
    book();
    const first = await open();
    await fillIn(first);
    await screen.findByText(/^Brouillon enregistré à/);
    first.unmount();

    await open();

    expect(screen.getByLabelText<HTMLInputElement>('Nom').value).toBe('Le Goff');
  });

  it.each([
    [null, '/contacts', 'Voir vos contacts'],
    [{ from: '/program/task/t1?step=2' }, '/program/task/t1?step=2', 'Revenir à la page précédente'],
  ])('goes back to where it was begun (%j)', async (state, address, words) => {
    book();
    const page = await open('/contacts/create', state);
    await fillIn(page);
    await add(page);

    await page.user.click(await screen.findByRole('link', { name: words }));

    expect(page.address()).toBe(address);
  });

  it('leads to a first action with them', async () => {
    const thomas = aContact();
    book({ 'POST /me/contacts': () => thomas });
    const page = await open();
    await fillIn(page);
    await add(page);

    await page.user.click(await screen.findByRole('link', { name: 'Planifier une action' }));

    expect(page.address()).toBe(`/networking-actions/create?contactId=${thomas.id}`);
  });
});

describe('adding a contact for a step of a task', () => {
  it('counts, and tells the page that the programme has moved on', async () => {
    const heard = jest.fn();
    const off = on('data-changed', ({ paths }) => heard(...paths));
    const api = book();
    const page = await open(`/contacts/create?validationToken=${token}`);
    screen.getByText('Ce contact comptera pour l’étape de votre tâche.');
    await fillIn(page);
    await add(page);

    await screen.findByText('Cela compte pour l’étape de votre tâche.');
    expect(sent(api)[0]).toMatchObject({ lastName: 'Le Goff', taskValidationToken: token });
    await waitFor(() => expect(heard.mock.calls.flat()).toContain('/me/program'));
    off();
  });

  it('offers to do without the step when its token is not taken', async () => {
    const api = book({
      'POST /me/contacts': (request) =>
        'taskValidationToken' in (request.body as object)
          ? refuse(400, { code: 'invalid', fields: { taskValidationToken: 'unknown' } })
          : added(request),
    });
    const page = await open(`/contacts/create?validationToken=${token}`);
    await fillIn(page);
    await add(page);
    await screen.findByText(/^Rien n’a été enregistré/);
    await axe();

    await page.user.click(screen.getByRole('button', { name: 'Enregistrer sans l’étape' }));

    await screen.findByRole('dialog', { name: 'C’est ajouté\u202F!' });
    expect(screen.queryByText(/compte pour l’étape/)).toBeNull();
    expect(sent(api)).toHaveLength(2);
    expect(sent(api)[1]).not.toHaveProperty('taskValidationToken');
  });
});
