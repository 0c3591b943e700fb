import { screen, waitFor, within } from '@testing-library/react';

import { on } from '@passerelle/shared/events';
import { axe, dateField, enterDate, refuse, shownDate } from '@passerelle/shared/testing';
import {
  startWith,
  dialog,
  fill,
  marieAnge,
  network,
  omar,
  open,
  planned,
  press,
  completeWhatStep,
  fillWhenStep,
  completeWhoStep,
  token,
} from './wizard.test-helper';

const create = '/networking-actions/create';
const sent = (api: ReturnType<typeof network>) => api.requestsOf('POST /me/agenda').map(({ body }) => body);

describe('where a networking action begins', () => {
  it('is its first step, whatever the address carries', async () => {
    network({ 'GET /me/contacts/:contactId': () => omar });
    const page = await open(`${create}?contactId=${omar.id}&validationToken=${token}`);
    expect(page.address()).toBe(`${create}/what?contactId=${omar.id}&validationToken=${token}`);
    expect(screen.queryByRole('link', { name: 'Précédent' })).not.toBeInTheDocument();
    screen.getByText('Étape 1 sur 3');
    await axe();
  });

  it.each([
    ['who', `${create}/what?validationToken=${token}`],
    ['when', `${create}/what?validationToken=${token}`],
    ['where', '/404'],
  ])('is not the step « %s »', async (step, address) => {
    network();
    const page = await open(`${create}/${step}?validationToken=${token}`);
    expect(page.address()).toBe(address);
  });

  it('requires a contact before the date', async () => {
    network();
    startWith('noContact');
    expect((await open(`${create}/when`)).address()).toBe(`${create}/what`);
  });
});

describe('planning a networking action', () => {
  it('goes from what over who to when, and sends all of it', async () => {
    const api = network();
    const page = await open(`${create}/what`, { from: '/contacts?page=2' });
    expect(screen.getByRole('button', { name: 'Continuer' })).toHaveAttribute('aria-disabled', 'true');
    await completeWhatStep(page);
    await axe();
    await press(page, 'Continuer');
    screen.getByText('Pour continuer : choisissez un contact.');
    expect(screen.getByRole('textbox', { name: 'Chercher dans vos contacts' })).toHaveFocus();
    await completeWhoStep(page);
    await axe();
    await fillWhenStep(page);
    await fill(page, /^Lien de la visio/, 'https://visio.example/a');
    await press(page, 'Planifier');

    const success = await dialog();
    within(success).getByRole('heading', { name: 'C’est planifié\u202F!' });
    within(success).getByText('Marie-Ange Lubin');
    within(success).getByText('mardi 24 novembre à 12 h 30');
    await axe(success);
    expect(sent(api)).toEqual([
      {
        title: 'Le métier',
        actionType: 'adviseQuery',
        contact: marieAnge.id,
        date: '2026-11-24T12:30:00+01:00',
        type: 'video',
        url: 'https://visio.example/a',
      },
    ]);
    api.answer({ 'GET /me/agenda/:appointmentId/calendar': () => refuse(503, { code: 'notReady' }) });
    await page.user.click(within(success).getByRole('button', { name: 'Ajouter à mon agenda' }));
    await within(success).findByRole('alert');
    await page.user.click(within(success).getByRole('link', { name: 'Revenir à la page précédente' }));
    expect(page.address()).toBe('/contacts?page=2');
    page.unmount();

    await open(`${create}/what`);
    expect(screen.getByLabelText<HTMLInputElement>('Titre')).toHaveValue('');
  });

  it('asks for the report of a meeting that has already taken place', async () => {
    network();
    startWith('contact');
    const page = await open(`${create}/when`, { from: '/contacts?page=2' });
    await fillWhenStep(page);
    await enterDate(dateField('Jour'), '10/11/2026');
    await fill(page, /^Lien de la visio/, 'https://visio.example/a');
    await press(page, 'Planifier');

    const success = await dialog();
    within(success).getByRole('heading', { name: 'C’est noté\u202F!' });
    expect(within(success).queryByText(/planifié/)).not.toBeInTheDocument();
    expect(within(success).queryByRole('button', { name: 'Ajouter à mon agenda' })).not.toBeInTheDocument();
    const [first] = within(success).getAllByRole('link');
    expect(first).toHaveTextContent('Faire le compte rendu');
    await axe(success);
    expect(first).toHaveAttribute('href', expect.stringMatching(/^\/networking-actions\/.+#compte-rendu$/));
  });

  it('offers hours and minutes at which one can meet, and asks for all that is missing', async () => {
    const api = network();
    startWith('contact');
    const page = await open(`${create}/when`);

    await enterDate(dateField('Heure'), '07:30');
    await press(page, 'Planifier');
    screen.getByText('Choisissez une heure de 8 h à 22 h 55, toutes les cinq minutes');
    await enterDate(dateField('Heure'), '12:00');
    await press(page, 'Planifier');
    screen.getByText('Choisissez aussi le jour');
    screen.getByText('Champ requis');
    expect(dateField('Jour')).toContainElement(document.activeElement as HTMLElement);
    await enterDate(dateField('Jour'), '31/11/2026');
    screen.getByText('Veuillez entrer une date valide');
    expect(sent(api)).toEqual([]);
  });

  it('asks about a day that is more than a year ahead, and takes it all the same', async () => {
    const api = network();
    startWith('contact');
    const page = await open(`${create}/when`);
    await fillWhenStep(page);
    await fill(page, /^Lien de la visio/, 'https://visio.example/a');
    expect(screen.queryByText(/^C’est bien le/)).not.toBeInTheDocument();

    await enterDate(dateField('Jour'), '24/11/2028');
    expect(screen.getByText(/^C’est bien le vendredi 24\snovembre 2028\s\?$/)).toBeInTheDocument();
    expect(screen.getByText('Cette date est dans plus d’un an : vérifiez l’année.')).toBeInTheDocument();
    await axe();
    await press(page, 'Planifier');

    await dialog();
    expect(sent(api)[0]).toMatchObject({ date: '2028-11-24T12:30:00+01:00' });
  });

  it.each([
    ['En personne', /^Adresse du rendez‑vous/, '4 quai Bas', { address: { street: '4 quai Bas' } }],
    ['Par téléphone', /^Numéro à appeler/, '612457803', { phone: '+33 6 12 45 78 03' }],
  ])('asks where: %s', async (type, label, text, place) => {
    const api = network();
    startWith('contact');
    const page = await open(`${create}/when`);
    await fillWhenStep(page);
    await fill(page, /^Lien de la visio/, 'https://visio.example/a');

    await page.user.click(screen.getByRole('radio', { name: type }));
    await page.user.type(screen.getByLabelText(label), text);
    await press(page, 'Planifier');

    await dialog();
    expect(sent(api)[0]).toMatchObject(place);
    expect(sent(api)[0]).not.toHaveProperty('url');
  });

  it('is left and come back to without losing anything', async () => {
    network();
    startWith('contact');
    const first = await open(`${create}/when`);
    await fillWhenStep(first);
    await screen.findByText(/^Brouillon enregistré/);
    first.unmount();

    const page = await open(`${create}/when`);
    expect(shownDate(dateField('Jour'))).toBe('24/11/2026');
    await page.user.click(screen.getByRole('link', { name: 'Précédent' }));
    expect(await screen.findByRole<HTMLInputElement>('radio', { name: /Marie-Ange Lubin/ })).toBeChecked();
    await page.user.click(screen.getByRole('link', { name: 'Modifier\u00A0: Demande de conseil' }));
    expect(screen.getByLabelText<HTMLInputElement>('Titre')).toHaveValue('Le métier');
    await press(page, 'Continuer');
    await waitFor(() => expect(page.address()).toBe(`${create}/who`));
  });

  it.each([
    [null, '/'],
    [{ from: '/program/task/t1' }, '/program/task/t1'],
  ])('is quit to where it was begun (%j)', async (state, address) => {
    network();
    startWith('noContact');
    const page = await open(`${create}/who`, state);
    await page.user.click(screen.getByRole('link', { name: 'Quitter' }));
    expect(page.address()).toBe(address);
  });
});

describe('an action for the step of a task', () => {
  it('carries its token through the steps and counts', async () => {
    const heard = jest.fn();
    const off = on('data-changed', ({ paths }) => heard(...paths));
    const api = network();
    const page = await open(`${create}?validationToken=${token}`);
    await completeWhatStep(page);
    await completeWhoStep(page);
    await fillWhenStep(page);
    await press(page, 'Planifier');

    await screen.findByText('Cela compte pour l’étape de votre tâche.');
    expect(sent(api)[0]).toMatchObject({ taskValidationToken: token });
    await waitFor(() => expect(heard.mock.calls.flat()).toContain('/me/program'));
    off();
  });

  it('can be planned without the step when the token is not taken', async () => {
    const api = network({
      'POST /me/agenda': (request) =>
        'taskValidationToken' in (request.body as object)
          ? refuse(400, { code: 'invalid', fields: { taskValidationToken: 'unknown' } })
          : planned(request),
    });
    startWith('contact');
    const page = await open(`${create}/when?validationToken=${token}`);
    await fillWhenStep(page);
    await press(page, 'Planifier');
    await screen.findByText(/^Rien n’a été enregistré/);

    await press(page, 'Enregistrer sans l’étape');

    await dialog();
    expect(screen.queryByText(/compte pour l’étape/)).not.toBeInTheDocument();
    expect(sent(api)).toHaveLength(2);
  });
});
